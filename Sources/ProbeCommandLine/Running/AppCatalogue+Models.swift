import PresentationModels

extension ModelCatalogue: AppCatalogue {}

extension OpenedModels: AppShelf {}
