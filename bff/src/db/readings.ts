import { mongooseChannels } from './mongoose-channels.ts';

/**
 * Milliseconds after which a part stops waiting for the others: a slow part must not hold up those
 * beside it.
 */
let patience = 25;

/** For tests that count queries, which a busy machine must not change. */
export function setPatience(ms: number): void {
  patience = ms;
}

/** The database queries of one piece of work that are in progress. */
export class Readings {
  private underWay = 0;
  private readonly waiting = new Set<() => void>();

  begin(): void {
    this.underWay += 1;
  }

  end(): void {
    this.underWay -= 1;
    if (this.underWay === 0) this.lookAgain();
  }

  /** Resolves when nothing is being read, or soon in any case. */
  quiet(): Promise<void> {
    return new Promise((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        this.waiting.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, patience);
      this.waiting.add(goOn);
      if (this.underWay === 0) this.lookAgain();
    });
  }

  /**
   * A part that received its result may issue further queries within one or two turns of the event
   * loop.
   */
  private lookAgain(): void {
    setImmediate(() =>
      setImmediate(() => {
        if (this.underWay === 0) for (const goOn of this.waiting) goOn();
      }),
    );
  }
}

/** Reports the queries of models to the readings of the current work, from the first call on. */
export function watchReadings(readingsNow: () => Readings | undefined): void {
  const byMessage = new WeakMap<object, Readings>();
  const subscribers = {
    start: (message: object) => {
      const readings = readingsNow();
      if (!readings) return;
      byMessage.set(message, readings);
      readings.begin();
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: (message: object) => {
      byMessage.get(message)?.end();
      byMessage.delete(message);
    },
    error: () => undefined,
  };
  for (const channel of mongooseChannels) channel.subscribe(subscribers);
}
