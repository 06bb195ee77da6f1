import type { StreamEvent } from '@muster/contracts';
import type { Source } from './event-stream.ts';

/** A connection to the stream that the test controls. */
export class TestSource extends EventTarget implements Source {
  readyState = 0;

  close() {
    this.readyState = 2;
  }

  /** Sends an event as the server. */
  say({ name, data }: StreamEvent) {
    this.readyState = 1;
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  /** Breaks the connection, so that the browser retries, or refuses it as the server. */
  fail({ refused }: { refused: boolean }) {
    this.readyState = refused ? 2 : 0;
    this.dispatchEvent(new Event('error'));
  }
}

/** Every connection that was opened, the latest last. */
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
    /** Connections that are still open. */
    standing: () => opened.filter(({ readyState }) => readyState !== 2),
  };
}
