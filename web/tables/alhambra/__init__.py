"""Alhambra's table: who leads each kind of building, the yard, the money on offer, my purse."""
