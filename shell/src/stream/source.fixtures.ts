import type { StreamEvent } from '@muster/contracts';
import type { Source } from './event-stream.ts';

/** A connection to the stream whose other end is the test. */
export class TestSource extends EventTarget implements Source {
  readyState = 0;

  close() {
    this.readyState = 2;
  }

  /** What the server says. */
  say({ name, data }: StreamEvent) {
    this.readyState = 1;
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  /** The connection breaks and the browser tries again, or the server has refused it. */
  fail({ refused }: { refused: boolean }) {
    this.readyState = refused ? 2 : 0;
    this.dispatchEvent(new Event('error'));
  }
}

/** Every connection that was asked for, the latest last. */
export function sources() {
  const opened: TestSource[] = [];
  return {
    opened,
    connect: () => {
      const source = new TestSource();
      opened.push(source);
      return source;
    },
    latest: (): TestSource => {
      const source = opened.at(-1);
      if (!source) throw new Error('No connection was asked for');
      return source;
    },
    /** Those that are still open. */
    standing: () => opened.filter(({ readyState }) => readyState !== 2),
  };
}
