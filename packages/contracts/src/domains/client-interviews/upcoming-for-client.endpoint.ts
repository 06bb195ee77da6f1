import { defineEndpoint } from '../../core/endpoint.ts';
import { interviewsForClientSchema } from './client-interviews.schemas.ts';

/** By itself: a client's first page reads it, and none of what is written. */
export const upcomingForClientEndpoint = defineEndpoint({
  name: 'interviewsForClient.upcoming',
  method: 'GET',
  path: '/client/interviews/upcoming',
  access: 'clientInterview.list',
  summary: 'Interviews ahead, the next one first; those called off until their time.',
  response: interviewsForClientSchema,
  provides: [{ entity: 'ClientInterview' }, { entity: 'ApplicationFeedback' }],
});
