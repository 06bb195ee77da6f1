import { limits, type PlatformBus, type StreamEvent } from '@muster/contracts';
import { openEventStream, type Source } from './event-stream.ts';
import { leadInSight, seekLeadership, type Candidacy } from './leadership.ts';
import { setStreamConnected, setStreamTold } from './stream-connection.ts';

/** Messages between tabs about the shared stream. */
type Word = { kind: 'ask' } | { kind: 'state'; standing: boolean };

type StreamServices = {
  bus: PlatformBus;
  /** Makes every tab check the session again. */
  checkSession: () => Promise<unknown>;
  connect?: () => Source;
};

/** Milliseconds after which a silent tab counts as asleep or stuck. */
const answersWithin = 3_000;

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Refetches permissions and the assistant's setting. */
function tellOfFeatures(bus: PlatformBus) {
  bus.emit('session.changed', { reason: 'refreshed' });
  bus.emit('entity.changed', { entity: 'AssistantSetting' });
}

/** Tells every tab which data an event makes stale. */
function announce(bus: PlatformBus, event: StreamEvent) {
  switch (event.name) {
    case 'open':
      // Messages sent before the stream opened were missed. A notification follows in any case.
      bus.emit('entity.changed', { entity: 'ChatThread' });
      return;
    case 'features':
      tellOfFeatures(bus);
      return;
    case 'notification':
      bus.emit('entity.changed', { entity: 'Notification' });
      setStreamTold();
      if (event.data.id) bus.emit('notification.arrived', { id: event.data.id });
      return;
    case 'export':
      bus.emit('entity.changed', { entity: 'Export', id: event.data.id });
      return;
    case 'operation':
      // The event may concern either of them.
      bus.emit('entity.changed', { entity: 'Operation', id: event.data.id });
      bus.emit('entity.changed', { entity: 'Import', id: event.data.id });
      return;
    case 'chat':
      bus.emit('entity.changed', { entity: 'ChatThread', id: event.data.threadId });
      return;
    case 'tasks':
      bus.emit('entity.changed', { entity: 'Task' });
      return;
    case 'remotes':
      bus.emit('entity.changed', { entity: 'Remote' });
      return;
    case 'pipeline':
      bus.emit('pipeline.changed', event.data);
      return;
    default:
  }
}

/**
 * Joins the stream that all tabs of this browser share: one of them keeps it open and informs the
 * others through the bus. Each learns whether it is connected (`stream-standing`).
 * @param identity the user and role; tabs with another identity have another stream
 * @returns the function that leaves it
 */
export function shareStream(identity: string, services: StreamServices): () => void {
  const { bus, checkSession, connect } = services;
  const name = `muster.stream/${identity}`;
  const channel = openChannel(name);
  let standing = false;
  let heardAt = 0;

  const say = (word: Word) => channel?.postMessage(word);
  const sayState = () => say({ kind: 'state', standing });

  function lead() {
    let wasOpen = false;
    const close = openEventStream(
      {
        onEvent: (event) => {
          announce(bus, event);
          if (event.name !== 'open') return;
          if (wasOpen) {
            tellOfFeatures(bus);
            bus.emit('entity.changed', { entity: 'Export' });
            bus.emit('entity.changed', { entity: 'Task' });
            bus.emit('entity.changed', { entity: 'Remote' });
          }
          wasOpen = true;
        },
        onStanding: (next) => {
          standing = next;
          setStreamConnected(next);
          sayState();
        },
        onRefused: checkSession,
      },
      connect,
    );
    return close;
  }

  const candidacy: Candidacy =
    channel && 'locks' in navigator ? seekLeadership(name, lead) : leadInSight(lead);

  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'ask') {
      if (candidacy.leads()) sayState();
    } else if (!candidacy.leads()) {
      heardAt = Date.now();
      setStreamConnected(data.standing);
      if (data.standing) setStreamTold();
    }
  });

  /** Ensures that one tab keeps the stream: the leading tab may sleep or hang. */
  let silence: ReturnType<typeof setTimeout> | undefined;
  function check() {
    if (document.visibilityState !== 'visible' || candidacy.leads()) return;
    const askedAt = Date.now();
    clearTimeout(silence);
    silence = setTimeout(() => {
      if (heardAt < askedAt) candidacy.takeOver();
    }, answersWithin);
    say({ kind: 'ask' });
  }
  check();
  const timer = setInterval(check, limits.stream.pollWithout);
  document.addEventListener('visibilitychange', check);

  return () => {
    clearInterval(timer);
    clearTimeout(silence);
    document.removeEventListener('visibilitychange', check);
    candidacy.stop();
    channel?.close();
    setStreamConnected(false);
  };
}
