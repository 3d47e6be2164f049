"""Figures for Prometheus: how many and how fast, never who or what."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from toog.server.runtime.errors import Doubled, NotStored

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
BATCHES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("toog_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("toog_sockets", "Open sockets", registry=self.registry)
        self.entries = Counter("toog_entries", "Entries stored", registry=self.registry)
        self.commits = Histogram(
            "toog_commit_seconds", "Time of one commit", buckets=SECONDS, registry=self.registry
        )
        self.batches = Histogram(
            "toog_commit_appends", "Appends sharing one commit", buckets=BATCHES, registry=self.registry
        )
        self.lost = Counter(
            "toog_commits_failed",
            "Appends that were not stored: another node was faster (stale), or the store failed (failed)",
            ["kind"],
            registry=self.registry,
        )
        for kind in ("stale", "failed"):
            self.lost.labels(kind)
        self.reloads = Counter(
            "toog_reloads", "Tables read back after a failed append", registry=self.registry
        )
        self.ill = Gauge("toog_ill", "1 while this is wrong, by what it is", ["why"], registry=self.registry)
        self.refused = Counter("toog_refused", "Messages refused, by kind", ["kind"], registry=self.registry)
        self.cut = Counter(
            "toog_sockets_cut", "Sockets closed by the house, by reason", ["reason"], registry=self.registry
        )
        self.requests = Counter(
            "toog_requests", "HTTP requests, by route and status", ["route", "status"], registry=self.registry
        )
        self.bots = Histogram(
            "toog_bot_seconds", "Time a bot took to choose", buckets=SECONDS, registry=self.registry
        )
        self.advice = Histogram(
            "toog_advice_seconds",
            "Time a hint, the coach's word or a review took to be worked out, by kind",
            ["kind"],
            buckets=(*SECONDS, 10.0, 30.0, 60.0, 120.0, 300.0),
            registry=self.registry,
        )
        self.nodes = Gauge("toog_nodes", "Nodes that are alive, as this one knows", registry=self.registry)
        self.queue = Gauge(
            "toog_notification_queue_ratio",
            "How full PostgreSQL's queue of notifications is, from 0 to 1",
            registry=self.registry,
        )
        self.leases = Gauge("toog_leases", "Tables at which this node acts", registry=self.registry)
        self.pauses = Histogram(
            "toog_gc_pause_seconds",
            "Time in which nothing happened but garbage being collected, by generation",
            ["generation"],
            buckets=SECONDS,
            registry=self.registry,
        )

    def count_lost(self, lost: NotStored) -> None:
        self.lost.labels("stale" if isinstance(lost, Doubled) else "failed").inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
