"""Classes bound to types of JavaScript, of which the engine has none."""

no_default = object()
default_signature = None
