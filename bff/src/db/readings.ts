import { mongooseChannels } from './mongoose-channels.ts';

/**
 * Milliseconds after which nobody waits for the others any more: a part that takes long must not
 * hold up those beside it.
 */
let patience = 25;

/** For tests that count what is asked for, which a busy machine must not change. */
export function setPatience(ms: number): void {
  patience = ms;
}

/** What one piece of work asks the database for, while it is being read. */
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

  /** Who was answered just now may ask for more within a turn or two of the loop. */
  private lookAgain(): void {
    setImmediate(() =>
      setImmediate(() => {
        if (this.underWay === 0) for (const goOn of this.waiting) goOn();
      }),
    );
  }
}

/** Tells the readings of a piece of work what its models ask, from the first call on. */
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
