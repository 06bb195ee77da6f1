const TOLERANCE_MS = 60_000;
const PATIENCE_MS = 10 * 60_000;

/** Where a clock takes its times from. */
export interface TimeSources {
  /** The time of day, in milliseconds. */
  wall: () => number;
  /** Runs evenly, in milliseconds. */
  monotonic: () => number;
}

/**
 * The time of day for what is done because time has passed. A leap forward is believed only after
 * ten minutes: a clock that was set wrong and is mended by then deletes nothing.
 */
export class SteadyClock {
  private readonly sources: TimeSources;
  /** What to add to the monotonic clock. */
  private offset: number;
  private doubtSince: number | undefined;

  constructor(sources: TimeSources = { wall: Date.now, monotonic: () => performance.now() }) {
    this.sources = sources;
    this.offset = sources.wall() - sources.monotonic();
  }

  /** The time, with leaps forward held back. */
  now(): Date {
    const monotonic = this.sources.monotonic();
    const offset = this.sources.wall() - monotonic;
    if (offset - this.offset <= TOLERANCE_MS) {
      this.offset = offset;
      this.doubtSince = undefined;
    } else {
      this.doubtSince ??= monotonic;
      if (monotonic - this.doubtSince >= PATIENCE_MS) {
        this.offset = offset;
        this.doubtSince = undefined;
      }
    }
    return new Date(monotonic + this.offset);
  }
}
