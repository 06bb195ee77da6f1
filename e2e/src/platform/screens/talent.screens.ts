import {
  candidateEndpoints,
  poolEndpoints,
  talentRoutes,
  vettingEndpoints,
} from '@muster/contracts';
import type { SessionApi } from '../../fixtures/session-api.ts';
import type { Screen } from './screen.ts';

async function anyPool(api: SessionApi) {
  const { data } = await api.call(poolEndpoints.list, {});
  const [pool] = data;
  if (!pool) throw new Error('The demo data holds no pool');
  return { id: pool.id };
}
/** A scorecard that somebody submitted. */
async function anyScorecard(api: SessionApi) {
  const { data } = await api.call(candidateEndpoints.list, {
    query: { 'filter[vettingStatus]': 'vetted', limit: 1 },
  });
  const id = data[0]?.id ?? '';
  const { scorecards } = await api.call(vettingEndpoints.read, { params: { id } });
  const [scorecard] = scorecards;
  if (!scorecard) throw new Error('The demo data holds no scorecard of somebody vetted');
  return { candidateId: id, vettingFeedbackId: scorecard.id };
}
const add = { role: 'button', name: 'Add question' } as const;

export const talentScreens: readonly Screen[] = [
  { route: talentRoutes.pools, account: 'recruiter' },
  { route: talentRoutes.scorecard, account: 'team.lead', params: anyScorecard },
  {
    route: talentRoutes.scorecardDelete,
    account: 'admin',
    params: anyScorecard,
    action: { role: 'button', name: 'Delete scorecard' },
  },
  {
    route: talentRoutes.interviewQuestions,
    account: 'team.lead',
    params: anyPool,
    action: add,
  },
  {
    route: talentRoutes.screeningQuestions,
    account: 'team.lead',
    params: anyPool,
    action: add,
  },
];
