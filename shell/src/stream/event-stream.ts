import {
  notificationEndpoints,
  streamEventSchemas,
  type StreamEvent,
  type StreamEventName,
} from '@muster/contracts';

type StreamListener = {
  onEvent: (event: StreamEvent) => void;
  /** Called when events start or stop arriving. */
  onStanding: (standing: boolean) => void;
  /** Called when the server ends or refuses the stream. Resolves after the session was checked. */
  onRefused: () => Promise<unknown>;
};

/** The part of an EventSource that is used. */
export type Source = Pick<EventSource, 'readyState' | 'close'> & {
  addEventListener: (type: string, listener: (event: Event) => void) => void;
};

const address = `/api/v1${notificationEndpoints.stream.path}`;
const connect = (): Source => new EventSource(address);
const closed = 2;

const firstPause = 1_000;
const longestPause = 60_000;
const eventNames = Object.keys(streamEventSchemas) as StreamEventName[];

/** Returns undefined for events of a newer server that this page does not know. */
function readEvent(name: StreamEventName, text: string): StreamEvent | undefined {
  try {
    const read = streamEventSchemas[name].safeParse(JSON.parse(text));
    return read.success ? ({ name, data: read.data } as StreamEvent) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the event stream open until the returned function is called. The browser itself reconnects
 * and resumes after a lost connection; if the server ends or refuses the stream, it is requested
 * again after the session was checked, with increasing delays.
 */
export function openEventStream(listener: StreamListener, open: () => Source = connect) {
  let source: Source | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  let stopped = false;

  function start() {
    const opened = open();
    source = opened;
    const isPresent = () => source === opened;
    for (const name of eventNames)
      opened.addEventListener(name, (event) => {
        // The browser's own `open` event has the same name as the server's, but no data.
        if (isPresent() && 'data' in event) hear(name, String(event.data));
      });
    opened.addEventListener('error', () => {
      if (!isPresent()) return;
      listener.onStanding(false);
      if (opened.readyState === closed) startAgain();
    });
  }

  function hear(name: StreamEventName, text: string) {
    const event = readEvent(name, text);
    if (!event) return;
    if (event.name === 'end') return startAgain();
    if (event.name === 'open') {
      refusals = 0;
      listener.onStanding(true);
    }
    listener.onEvent(event);
  }

  function leave() {
    clearTimeout(timer);
    source?.close();
    source = undefined;
    listener.onStanding(false);
  }

  /** Signing out or switching the role on this page ends the stream before the delay is over. */
  function startAgain() {
    leave();
    refusals += 1;
    const pause = Math.min(longestPause, firstPause * 2 ** (refusals - 1));
    timer = setTimeout(() => void askAndStart(), pause * (0.75 + Math.random() / 2));
  }

  async function askAndStart() {
    await listener.onRefused();
    if (!stopped && !source) start();
  }

  /** The old connection may be dead without the browser knowing. */
  function backOnline() {
    leave();
    start();
  }

  start();
  window.addEventListener('online', backOnline);
  return () => {
    stopped = true;
    window.removeEventListener('online', backOnline);
    leave();
  };
}
