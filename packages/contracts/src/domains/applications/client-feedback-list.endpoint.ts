import { defineEndpoint } from '../../core/endpoint.ts';
import { ownFeedbackListSchema } from './feedback-authoring.schemas.ts';

/** By itself: a client's first page reads it, and none of what is written. */
export const clientFeedbackListEndpoint = defineEndpoint({
  name: 'clientFeedback.list',
  method: 'GET',
  path: '/client/feedback',
  access: 'clientFeedback.write',
  summary: 'What the reader was asked for or said.',
  response: ownFeedbackListSchema,
  provides: [{ entity: 'ApplicationFeedback' }],
});
