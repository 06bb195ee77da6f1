import { AppError } from './app-error.ts';

export interface TurnLimits {
  /** Number of requests processed at a time; the rest are queued. */
  readonly atOnce: number;
  /** Milliseconds after which a queued request is refused. */
  readonly patience: { readonly person: number; readonly background: number };
  /** A request with this many before it in the queue is refused at once. */
  readonly longestLine: { readonly person: number; readonly background: number };
}

/** `background`: the page made the request on its own (polling, prefetching), and no user waits. */
export type Lane = 'person' | 'background';

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

/** Above the load of a healthy process, and below the load that makes every request late. */
export const usualTurns: TurnLimits = {
  atOnce: 48,
  patience: { person: 8_000, background: 1_500 },
  longestLine: { person: 600, background: 100 },
};

/**
 * Limits the number of requests processed at a time. More of them would share the same processor
 * and all be late, so they are queued, user requests before background requests. A request that
 * would wait too long is refused with the time of the next try.
 */
export class Turns {
  private readonly limits: TurnLimits;
  private readonly lines: Record<Lane, Waiting[]> = { person: [], background: [] };
  private running = 0;
  private people = 0;

  constructor(limits: TurnLimits = usualTurns) {
    this.limits = limits;
  }

  /** Whether a user waits for an answer now; background work then gives way. */
  get isAnyoneWaiting(): boolean {
    return this.people > 0;
  }

  /**
   * Waits for a turn; returns a function that ends it.
   * @throws AppError UNAVAILABLE with the seconds after which another try makes sense
   */
  async take(lane: Lane): Promise<() => void> {
    if (lane === 'person') this.people += 1;
    try {
      if (this.running < this.limits.atOnce) this.running += 1;
      else await this.standInLine(lane);
    } catch (error) {
      if (lane === 'person') this.people -= 1;
      throw error;
    }
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      if (lane === 'person') this.people -= 1;
      this.next();
    };
  }

  private standInLine(lane: Lane): Promise<void> {
    const line = this.lines[lane];
    if (line.length >= this.limits.longestLine[lane]) throw tooBusy(lane);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: () => {
          line.splice(line.indexOf(waiting), 1);
          reject(tooBusy(lane));
        },
      };
      const timer = setTimeout(waiting.refuse, this.limits.patience[lane]);
      line.push(waiting);
    });
  }

  /** Passes the ended turn to the first in the queue. */
  private next(): void {
    const waiting = this.lines.person.shift() ?? this.lines.background.shift();
    if (waiting) waiting.begin();
    else this.running -= 1;
  }
}

/** Seconds until the next try. */
const comeAgainIn = { person: 2, background: 10 } as const;

const tooBusy = (lane: Lane): AppError =>
  new AppError('UNAVAILABLE', { context: { retryAfter: comeAgainIn[lane] } });
