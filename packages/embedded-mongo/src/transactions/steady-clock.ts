const TOLERANCE_MS = 60_000;
const PATIENCE_MS = 10 * 60_000;

/** Time sources of a clock. */
export interface TimeSources {
  /** The time of day, in milliseconds. */
  wall: () => number;
  /** A monotonic clock, in milliseconds. */
  monotonic: () => number;
}

/**
 * The time of day for work triggered by elapsed time. Accepts a leap forward only after ten
 * minutes, so that a wrong clock corrected by then deletes nothing.
 */
export class SteadyClock {
  private readonly sources: TimeSources;
  /** Offset to the monotonic clock. */
  private offset: number;
  private doubtSince: number | undefined;

  constructor(sources: TimeSources = { wall: Date.now, monotonic: () => performance.now() }) {
    this.sources = sources;
    this.offset = sources.wall() - sources.monotonic();
  }

  /** Returns the time, with leaps forward delayed. */
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
