import type { PlatformBus, PlatformEvents } from '@muster/contracts';

type EventName = keyof PlatformEvents;
type Listener = (payload: never) => void;

/** A bus that can be closed with the page that made it. */
export interface ClosableBus extends PlatformBus {
  close(): void;
}

const channelName = 'muster.bus';
const eventNames: ReadonlySet<string> = new Set<EventName>([
  'entity.changed',
  'notification.arrived',
  'pipeline.changed',
  'session.changed',
]);

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return null;
  }
}

/**
 * The bus between remotes, and between the tabs of one browser. Listeners hear events of this page
 * at once and those of other tabs as they arrive. A listener that throws stops no other one; its
 * error goes to `onError`. Without BroadcastChannel the bus works within the page alone.
 */
export function createBus(options: { onError?: (error: unknown) => void } = {}): ClosableBus {
  const listeners = new Map<EventName, Set<Listener>>();
  const channel = openChannel();

  function deliver(event: EventName, payload: unknown) {
    for (const listener of Array.from(listeners.get(event) ?? [])) {
      try {
        listener(payload as never);
      } catch (error) {
        options.onError?.(error);
      }
    }
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = data as { event?: unknown; payload?: unknown } | null;
    if (typeof message?.event === 'string' && eventNames.has(message.event) && message.payload)
      deliver(message.event as EventName, message.payload);
  });

  return {
    emit(event, payload) {
      deliver(event, payload);
      channel?.postMessage({ event, payload });
    },
    on(event, listener) {
      const set = listeners.get(event) ?? new Set();
      listeners.set(event, set.add(listener as Listener));
      return () => set.delete(listener as Listener);
    },
    close() {
      listeners.clear();
      channel?.close();
    },
  };
}
