import {
  type ClientCandidateAction,
  clientCandidateEndpoints,
  clientDashboardRoutes,
  clientFeedbackEndpoints,
  type ClientJobAction,
  clientJobEndpoints,
  clientPlacementEndpoints,
  clientTeamEndpoints,
  interviewForClientEndpoints,
} from '@muster/contracts';
import type { SessionApi } from '../../fixtures/session-api.ts';
import type { Screen } from './screen.ts';

/** Returns a candidate who awaits the client and allows this action. */
const candidateFor = (action: ClientCandidateAction) => async (api: SessionApi) => {
  const { data } = await api.call(clientCandidateEndpoints.list, {});
  const found = data.find(({ allowedActions }) => allowedActions.includes(action));
  if (!found) throw new Error(`The demo data holds nobody for ${action}`);
  return { jobApplicationId: found.id };
};

/** Feedback requested from the reader. */
const askedFeedback = async (api: SessionApi) => {
  const { data } = await api.call(clientFeedbackEndpoints.list, {});
  const found = data.find(({ allowedActions }) => allowedActions.includes('submit'));
  if (!found) throw new Error('The demo data holds no feedback to give');
  return { id: found.id };
};

/** Returns the reader's own job that allows this action. */
const jobFor = (action: ClientJobAction) => async (api: SessionApi) => {
  const { jobs } = await api.call(clientJobEndpoints.forClient, {});
  for (const { id } of jobs.toReversed()) {
    const { allowedActions } = await api.call(clientJobEndpoints.read, { params: { id } });
    if (allowedActions.includes(action)) return { jobId: id };
  }
  throw new Error(`The demo data holds no job for ${action}`);
};

/** Returns the position of a contractor who works for the reader. */
const ledSeat = async (api: SessionApi) => {
  const { data } = await api.call(clientPlacementEndpoints.contractors, {});
  const positionId = data.flatMap((one) => one.positionId ?? [])[0];
  if (!positionId) throw new Error('The demo data holds no contractor with a seat');
  return { positionId };
};

const teamMember = async (api: SessionApi) => {
  const { data } = await api.call(clientTeamEndpoints.read, {});
  const [first] = data;
  if (!first) throw new Error('The demo data holds no recruitment team');
  return { userId: first.userId };
};

/** Returns an upcoming interview that is not cancelled. */
const interviewAhead = async (api: SessionApi) => {
  const { data } = await api.call(interviewForClientEndpoints.upcoming, {});
  const found = data.find(({ allowedActions }) => allowedActions.length > 0);
  if (!found) throw new Error('The demo data holds no interview ahead');
  return { id: found.id };
};

export const clientDashboardScreens: readonly Screen[] = [
  { route: clientDashboardRoutes.dashboard, account: 'client.admin' },
  { route: clientDashboardRoutes.clientDashboardPendingItems, account: 'client.admin' },
  { route: clientDashboardRoutes.clientDashboardJobsNew, account: 'client.admin' },
  { route: clientDashboardRoutes.clientDashboardRecruitmentTeam, account: 'client.admin' },
  {
    route: clientDashboardRoutes.clientDashboardEmailRecruitmentTeamByUserId,
    account: 'client.admin',
    params: teamMember,
    action: { role: 'button', name: 'Send e-mail' },
  },
  { route: clientDashboardRoutes.clientDashboardUpcomingInterviews, account: 'client.admin' },
  {
    route: clientDashboardRoutes.clientDashboardUpcomingInterviews,
    account: 'client.admin',
    query: { view: 'month' },
  },
  { route: clientDashboardRoutes.clientDashboardPastInterviews, account: 'client.admin' },
  {
    route: clientDashboardRoutes.clientDashboardInterviewDetailsById,
    account: 'client.admin',
    params: interviewAhead,
    action: { role: 'button', name: 'Ask for another time' },
  },
  { route: clientDashboardRoutes.clientDashboardPastContractors, account: 'client.admin' },
  {
    route: clientDashboardRoutes.clientDashboardFeedbackByIdEdit,
    account: 'client.admin',
    params: askedFeedback,
    action: { role: 'button', name: 'Send feedback' },
  },
  {
    route: clientDashboardRoutes.clientDashboardInviteCoworker,
    account: 'client.admin',
    action: { role: 'button', name: 'Send invitations' },
  },
  {
    route: clientDashboardRoutes.clientDashboardEditSupervisorByPositionId,
    account: 'client.admin',
    params: ledSeat,
    action: { role: 'button', name: 'Change supervisor' },
  },
  {
    route: clientDashboardRoutes.clientDashboardJobsByJobIdEdit,
    account: 'client.admin',
    params: jobFor('edit'),
  },
  {
    route: clientDashboardRoutes.clientDashboardJobsByJobIdEditOpenedDate,
    account: 'client.admin',
    params: jobFor('edit_opened_date'),
    action: { role: 'button', name: 'Correct date' },
  },
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
