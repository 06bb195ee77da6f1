import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { recordChanged, recordChangedPayload } from '../../outbox/record-changed.ts';
import { notifyFollowers } from './notify-followers.ts';

/** Notifies the followers of a changed record. */
export const followEvents: EventHandlers = {
  [recordChanged]: async ({ payload, requestId, at }) => {
    const { entity, id } = recordChangedPayload.parse(payload);
    if (entity === 'candidate') await notifyFollowers({ candidateId: id, requestId, at });
  },
};
