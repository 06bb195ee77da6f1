import { defineEndpoint } from '../../core/endpoint.ts';
import { ownFeedbackListSchema } from './feedback-authoring.schemas.ts';

/** A separate module: a client's first page needs only this read, not the writes. */
export const clientFeedbackListEndpoint = defineEndpoint({
  name: 'clientFeedback.list',
  method: 'GET',
  path: '/client/feedback',
  access: 'clientFeedback.write',
  summary: 'What the reader was asked for or said.',
  response: ownFeedbackListSchema,
  provides: [{ entity: 'ApplicationFeedback' }],
});
