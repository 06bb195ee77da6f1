/** An event as transmitted. */
export interface ReceivedEvent {
  readonly name: string;
  readonly id: string | null;
  readonly data: unknown;
}

/** The stream of one window. */
export interface OpenedStream {
  readonly status: number;
  readonly headers: Headers;
  /** All events received so far. */
  readonly received: readonly ReceivedEvent[];
  /** Returns the next event of this name that was not returned before. */
  next(name: string): Promise<ReceivedEvent>;
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens the event stream as a browser would, with only a cookie. */
export async function openStream(
  origin: string,
  cookie: string,
  headers: Record<string, string> = {},
): Promise<OpenedStream> {
  const hangUp = new AbortController();
  const response = await fetch(`${origin}/api/v1/events/stream`, {
    headers: { Cookie: cookie, Accept: 'text/event-stream', ...headers },
    signal: hangUp.signal,
  });
  const received: ReceivedEvent[] = [];
  const asked = new Map<string, number>();
  let wake = () => undefined as void;
  let isOver = false;
  const ended = read(response, hangUp.signal, (event) => {
    received.push(event);
    wake();
  }).then(() => {
    isOver = true;
    wake();
  });
  return {
    status: response.status,
    headers: response.headers,
    received,
    ended,
    close: () => hangUp.abort(),
    next: async (name) => {
      const seen = asked.get(name) ?? 0;
      asked.set(name, seen + 1);
      for (;;) {
        const event = received.filter((one) => one.name === name)[seen];
        if (event) return event;
        if (isOver)
          throw new Error(`The stream ended without ${name}: ${JSON.stringify(received)}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

async function read(
  { body }: Response,
  hungUp: AbortSignal,
  onEvent: (event: ReceivedEvent) => void,
): Promise<void> {
  if (!body) return;
  let text = '';
  try {
    for await (const part of body.pipeThrough(new TextDecoderStream())) {
      text += part;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parse(block);
        if (event) onEvent(event);
      }
    }
  } catch (error) {
    // Tests end by disconnecting.
    if (!hungUp.aborted) throw error;
  }
}

/** Returns null for comments and the reconnection delay, which are not events. */
function parse(block: string): ReceivedEvent | null {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)] as const;
    }),
  );
  const name = fields.get('event');
  if (name === undefined) return null;
  return { name, id: fields.get('id') ?? null, data: JSON.parse(fields.get('data') ?? 'null') };
}
