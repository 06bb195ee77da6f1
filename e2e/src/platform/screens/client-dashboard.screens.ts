import {
  clientCandidateEndpoints,
  clientDashboardRoutes,
  type ClientCandidateAction,
} from '@muster/contracts';
import type { SessionApi } from '../../fixtures/session-api.ts';
import type { Screen } from './screen.ts';

/** Somebody who waits for the client and about whom something can be done. */
const candidateFor = (action: ClientCandidateAction) => async (api: SessionApi) => {
  const { data } = await api.call(clientCandidateEndpoints.list, {});
  const found = data.find(({ allowedActions }) => allowedActions.includes(action));
  if (!found) throw new Error(`The demo data holds nobody for ${action}`);
  return { jobApplicationId: found.id };
};

export const clientDashboardScreens: readonly Screen[] = [
  { route: clientDashboardRoutes.dashboard, account: 'client.admin' },
  { route: clientDashboardRoutes.clientDashboardPendingItems, account: 'client.admin' },
  {
    route: clientDashboardRoutes.clientDashboardActiveJobsByJobApplicationIdSelectCandidate,
    account: 'client.admin',
    params: candidateFor('select'),
    action: { role: 'button', name: /^Select/ },
  },
  {
    route: clientDashboardRoutes.clientDashboardActiveJobsByJobApplicationIdRejectCandidate,
    account: 'client.admin',
    params: candidateFor('reject'),
    action: { role: 'button', name: 'Not a fit' },
  },
];
