"""The players of San Juan that learned by playing against themselves: features, network, choosing, search, levels."""
