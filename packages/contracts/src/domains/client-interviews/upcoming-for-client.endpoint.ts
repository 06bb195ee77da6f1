import { defineEndpoint } from '../../core/endpoint.ts';
import { interviewsForClientSchema } from './client-interviews.schemas.ts';

/** A separate module: a client's first page needs only this read, not the writes. */
export const upcomingForClientEndpoint = defineEndpoint({
  name: 'interviewsForClient.upcoming',
  method: 'GET',
  path: '/client/interviews/upcoming',
  access: 'clientInterview.list',
  summary: 'Interviews ahead, the next one first; those called off until their time.',
  response: interviewsForClientSchema,
  provides: [{ entity: 'ClientInterview' }, { entity: 'ApplicationFeedback' }],
});
