import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** The metrics of this process for `/metrics`. Labels are patterns, never addresses. */
export const registry = new Registry();

/** Source of the text of `/metrics`: this process alone, or all processes under one parent. */
let source: { readonly contentType: string; metrics(): Promise<string> } = registry;

/** Replaces this process's metrics with those of several processes. */
export function collectFrom(others: typeof source): void {
  source = others;
}

export const metricsSource = () => source;

const registers = [registry];
const fast = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const requests = new Histogram({
  name: 'muster_http_request_duration_seconds',
  help: 'Requests by route pattern and status class.',
  labelNames: ['route', 'status'],
  buckets: fast,
  registers,
});
const requestsInFlight = new Gauge({
  name: 'muster_http_requests_in_flight',
  help: 'Requests that have come and are not answered; event streams are among them.',
  registers,
});
const commands = new Histogram({
  name: 'muster_db_command_duration_seconds',
  help: 'Operations of the models by name, collection and outcome.',
  labelNames: ['command', 'collection', 'outcome'],
  buckets: fast,
  registers,
});
const slow = new Counter({
  name: 'muster_db_slow_commands_total',
  help: 'Operations above SLOW_QUERY_MS; the log holds their shape and plan.',
  labelNames: ['command', 'collection'],
  registers,
});
const work = new Histogram({
  name: 'muster_background_duration_seconds',
  help: 'Events and periodic jobs by name and outcome.',
  labelNames: ['kind', 'name', 'outcome'],
  buckets: [0.01, 0.05, 0.25, 1, 5, 15, 60, 300],
  registers,
});

type Outcome = 'ok' | 'error';

/** Metrics recorded by parts of the process; all others are read at the time of the scrape. */
export const metrics = {
  /** Returns a function that records the end: route pattern and HTTP status. */
  requestBegan(): (route: string, status: number) => void {
    const begin = performance.now();
    requestsInFlight.inc();
    return (route, status) => {
      requestsInFlight.dec();
      requests.observe(
        { route, status: `${Math.floor(status / 100)}xx` },
        (performance.now() - begin) / 1000,
      );
    };
  },
  commandEnded(command: string, collection: string, outcome: Outcome, ms: number): void {
    commands.observe({ command, collection, outcome }, ms / 1000);
  },
  slowCommand(command: string, collection: string): void {
    slow.inc({ command, collection });
  },
  workEnded(kind: 'event' | 'job', name: string, outcome: Outcome, ms: number): void {
    work.observe({ kind, name, outcome }, ms / 1000);
  },
  /**
   * A database metric, read at the time of the scrape. A name registered again replaces the former
   * one.
   */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    registry.removeSingleMetric(name);
    const gauge = new Gauge({
      name,
      help,
      registers,
      // The same in every process, or the worst value of all.
      aggregator: 'max',
      async collect() {
        this.set(await read());
      },
    });
    void gauge;
  },
} as const;

let begun = false;

/** Adds metrics of the process itself: processor, memory, event loop, garbage collection. */
export function watchProcess(): void {
  if (begun) return;
  begun = true;
  collectDefaultMetrics({ register: registry });
}
