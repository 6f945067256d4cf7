"""stub"""
from sanjuan.bots.random_bot import random as greedy
