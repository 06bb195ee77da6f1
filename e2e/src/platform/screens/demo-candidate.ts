import { applicationEndpoints, candidateEndpoints } from '@muster/contracts';
import type { SessionApi } from '../../fixtures/session-api.ts';

/**
 * Returns the most complete record: the candidate of the demo accounts. A journey adds another one
 * with the same name, so the oldest one counts.
 */
export async function fullCandidate(api: SessionApi) {
  const { data } = await api.call(candidateEndpoints.list, {
    query: { q: 'Ferreira', sort: 'createdAt' },
  });
  const found = data.find(({ name }) => name === 'Mateus Ferreira');
  if (!found) throw new Error('The demo data holds no Mateus Ferreira');
  return { id: found.id };
}

/** Returns an application of the candidate on a job of the opening account. */
export async function ownApplication(api: SessionApi) {
  const { id } = await fullCandidate(api);
  const { data } = await api.call(applicationEndpoints.ofCandidate, { params: { id } });
  const found = data.find(({ allowedActions }) => allowedActions.includes('reject'));
  if (!found) throw new Error('The demo data holds no application that could end');
  return { id, jobId: found.job.id };
}
