from ostoja.engine.heuristics import Heuristics


class LockdownHeuristics(Heuristics):
    pass
