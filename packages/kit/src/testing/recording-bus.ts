import type { PlatformBus, PlatformEvents } from '@muster/contracts';

type EventName = keyof PlatformEvents;

export interface RecordedEvent {
  event: EventName;
  payload: PlatformEvents[EventName];
}

/** A bus for one test that records its events. */
export function recordingBus(): PlatformBus & { readonly events: readonly RecordedEvent[] } {
  const events: RecordedEvent[] = [];
  const listeners: { event: EventName; hear: (payload: never) => void }[] = [];
  return {
    events,
    emit(event, payload) {
      events.push({ event, payload });
      for (const listener of Array.from(listeners))
        if (listener.event === event) listener.hear(payload as never);
    },
    on(event, hear) {
      const listener = { event, hear: hear as (payload: never) => void };
      listeners.push(listener);
      return () => void listeners.splice(listeners.indexOf(listener), 1);
    },
  };
}
