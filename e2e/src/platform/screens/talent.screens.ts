import { poolEndpoints, talentRoutes } from '@muster/contracts';
import type { SessionApi } from '../../fixtures/session-api.ts';
import type { Screen } from './screen.ts';

async function anyPool(api: SessionApi) {
  const { data } = await api.call(poolEndpoints.list, {});
  const [pool] = data;
  if (!pool) throw new Error('The demo data holds no pool');
  return { id: pool.id };
}
const add = { role: 'button', name: 'Add question' } as const;

export const talentScreens: readonly Screen[] = [
  {
    route: talentRoutes.pools,
    account: 'recruiter',
    action: { role: 'link', name: 'New pool', inMenu: true },
  },
  { route: talentRoutes.createPool, account: 'recruiter' },
  {
    route: talentRoutes.pool,
    account: 'team.lead',
    params: anyPool,
    action: { role: 'button', name: 'Add members' },
  },
  { route: talentRoutes.editPool, account: 'team.lead', params: anyPool },
  { route: talentRoutes.removePool, account: 'team.lead', params: anyPool },
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
