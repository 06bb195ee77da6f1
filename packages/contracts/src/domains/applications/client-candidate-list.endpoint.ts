import { defineEndpoint } from '../../core/endpoint.ts';
import { clientCandidatesSchema } from './client-candidates.schemas.ts';

/** A separate module: a client's first page needs only this read, not the writes. */
export const clientCandidateListEndpoint = defineEndpoint({
  name: 'clientCandidates.list',
  method: 'GET',
  path: '/client/candidates',
  access: 'clientJob.list',
  summary: 'Everybody who was submitted on the own live jobs.',
  response: clientCandidatesSchema,
  provides: [{ entity: 'Application' }, { entity: 'Submission' }],
});
