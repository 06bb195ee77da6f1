import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { recordChanged, recordChangedPayload } from '../../outbox/record-changed.ts';
import { refreshHints } from './refresh-hints.ts';

/** Whoever changes may look like somebody else by now, or no longer. */
export const duplicateEvents: EventHandlers = {
  [recordChanged]: async ({ payload }) => {
    const { entity, id } = recordChangedPayload.parse(payload);
    if (entity === 'candidate') await refreshHints(id);
  },
};
