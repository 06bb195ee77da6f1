import type { WebhookEvent } from '@muster/contracts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import type { EventHandler, EventHandlers, OutboxEvent } from '../../../outbox/event-handlers.ts';
import {
  applicationInterviewChanged,
  interviewChanged,
  interviewChangedPayload,
} from '../../../outbox/interview-changed.ts';
import { pipelineChanged, pipelineChangedPayload } from '../../../outbox/pipeline-changed.ts';
import {
  recordChanged,
  recordChangedPayload,
  recordsAdded,
  recordsAddedPayload,
} from '../../../outbox/record-changed.ts';
import { consentChanged, consentChangedPayload } from '../../../records/consents/consents.ts';
import { signatureCompleted } from '../../signatures/api/signature-events.ts';
import { WebhookModel } from '../webhook.model.ts';
import { queueDelivery } from './queue-delivery.ts';

/** The payload of an event for a webhook: ids and plain facts. */
interface Telling {
  type: WebhookEvent;
  data: Readonly<Record<string, unknown>>;
}
type Tell = (payload: OutboxEvent['payload']) => Telling | null;

const changedTypes = new Map<string, WebhookEvent>([
  ['candidate', 'candidate.changed'],
  ['company', 'company.changed'],
  ['job', 'job.changed'],
]);

/** Outbox events that are sent, with the function that builds their payload. */
const tellings: Readonly<Record<string, Tell>> = {
  [recordChanged]: (payload) => {
    const { entity, id } = recordChangedPayload.parse(payload);
    const type = changedTypes.get(entity);
    return type ? { type, data: { id } } : null;
  },
  [recordsAdded]: (payload) => {
    const { entity, ids } = recordsAddedPayload.parse(payload);
    return entity === 'candidate' ? { type: 'candidate.imported', data: { ids } } : null;
  },
  'candidate.created': ({ candidateId }) => ({
    type: 'candidate.created',
    data: { id: candidateId },
  }),
  'job.opened': ({ jobId }) => ({ type: 'job.opened', data: { id: jobId } }),
  [pipelineChanged]: (payload) => ({
    type: 'application.changed',
    data: { jobId: pipelineChangedPayload.parse(payload).jobId },
  }),
  [interviewChanged]: (payload) => ({
    type: 'interview.changed',
    data: { id: interviewChangedPayload.parse(payload).interviewId, kind: 'vetting' },
  }),
  [applicationInterviewChanged]: (payload) => ({
    type: 'interview.changed',
    data: { id: interviewChangedPayload.parse(payload).interviewId, kind: 'application' },
  }),
  [consentChanged]: (payload) => ({
    type: 'consent.changed',
    data: consentChangedPayload.parse(payload),
  }),
  [signatureCompleted]: ({ documentId }) => ({ type: 'document.signed', data: { id: documentId } }),
};

/** Queues a delivery for each webhook that subscribes to the event; once per event. */
const notifyWebhooks =
  (tell: Tell): EventHandler =>
  async ({ id, at, payload }) => {
    const telling = tell(payload);
    if (!telling) return;
    const wanting = await WebhookModel.distinct('_id', {
      isActive: true,
      events: telling.type,
      deletedAt: null,
    });
    for (const webhookId of wanting)
      try {
        await transact(systemContext('webhook.queue'), async (tx) => {
          await queueDelivery(tx, webhookId, id, { ...telling, at });
        });
      } catch (error) {
        // The event is handled again: the delivery was queued before.
        if (!isDuplicateKey(error)) throw error;
      }
  };

export const webhookEventHandlers: EventHandlers = Object.fromEntries(
  Object.entries(tellings).map(([type, tell]) => [type, notifyWebhooks(tell)]),
);
