"""What a played game tells about its decisions."""
