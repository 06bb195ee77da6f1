import { AppError } from './app-error.ts';

export interface TurnLimits {
  /** So many are worked on at a time; the rest stand in line. */
  readonly atOnce: number;
  /** A request that stands in line longer is refused, in milliseconds. */
  readonly patience: { readonly person: number; readonly background: number };
  /** A request that would come behind so many is refused at once. */
  readonly longestLine: { readonly person: number; readonly background: number };
}

/** `background`: the page asked on its own (polling, prefetching), and no person waits. */
export type Lane = 'person' | 'background';

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

/** Above what a healthy process ever has at a time, and below what makes each of them late. */
export const usualTurns: TurnLimits = {
  atOnce: 48,
  patience: { person: 8_000, background: 1_500 },
  longestLine: { person: 600, background: 100 },
};

/**
 * Lets a bounded number of requests be worked on at a time. More of them would all share the same
 * processor and all be late: they stand in line, people before background requests, and a request
 * that would wait too long is refused with the time of the next try.
 */
export class Turns {
  private readonly limits: TurnLimits;
  private readonly lines: Record<Lane, Waiting[]> = { person: [], background: [] };
  private running = 0;
  private people = 0;

  constructor(limits: TurnLimits = usualTurns) {
    this.limits = limits;
  }

  /** Whether a person waits for an answer now; background work then gives way. */
  get isAnyoneWaiting(): boolean {
    return this.people > 0;
  }

  /**
   * Resolves when it is one's turn, with what ends it.
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

  /** Hands the ended turn to the first in line. */
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
