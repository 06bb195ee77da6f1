import type { EventHandlers } from '../../outbox/event-handlers.ts';
import {
  recordChanged,
  recordChangedPayload,
  recordsAdded,
  recordsAddedPayload,
} from '../../outbox/record-changed.ts';
import { refreshHints } from './refresh-hints.ts';

/** A changed candidate may now resemble another one, or no longer do so. */
export const duplicateEvents: EventHandlers = {
  [recordChanged]: async ({ payload }) => {
    const { entity, id } = recordChangedPayload.parse(payload);
    if (entity === 'candidate') await refreshHints(id);
  },
  [recordsAdded]: async ({ payload }) => {
    const { entity, ids } = recordsAddedPayload.parse(payload);
    if (entity === 'candidate') for (const id of ids) await refreshHints(id);
  },
};
