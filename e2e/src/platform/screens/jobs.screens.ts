import {
  applicationEndpoints,
  jobEndpoints,
  jobsRoutes,
  positionEndpoints,
  type BuiltApplicationAction,
  type JobState,
  type PositionActionName,
} from '@muster/contracts';
import type { SessionApi } from '../../fixtures/session-api.ts';
import { fullCandidate, ownApplication } from './demo-candidate.ts';
import { save, type Screen } from './screen.ts';

/** Returns an application of the same candidate that allows this action. */
const applicationFor = (action: BuiltApplicationAction) => async (api: SessionApi) => {
  const { id } = await fullCandidate(api);
  const { data } = await api.call(applicationEndpoints.ofCandidate, { params: { id } });
  const found = data.find(({ allowedActions }) => allowedActions.includes(action));
  if (!found) throw new Error(`The demo data holds no application for ${action}`);
  return { jobApplicationId: found.id };
};

/** Returns a job of the opening account with candidates in its first stages. */
async function jobWithPeople(api: SessionApi) {
  return { id: (await ownApplication(api)).jobId };
}

/** Returns a job in a state. */
const jobIn = (state: JobState) => async (api: SessionApi) => {
  const { data } = await api.call(jobEndpoints.list, { query: { 'filter[status]': state } });
  const [job] = data;
  if (!job) throw new Error(`The demo data holds no ${state} job`);
  return { id: job.id };
};

/** Returns a position of a job with several that allows this action. */
const seatFor = (action: PositionActionName) => async (api: SessionApi) => {
  const { data: jobs } = await api.call(jobEndpoints.list, { query: { q: 'Senior backend' } });
  const [job] = jobs;
  if (!job) throw new Error('The demo data holds no job “Senior backend engineer (Go)”');
  const { data } = await api.call(positionEndpoints.ofJob, { params: { id: job.id } });
  const seat = data.find(({ allowedActions }) => allowedActions.includes(action));
  if (!seat) throw new Error(`The demo data holds no seat for ${action}`);
  return { id: job.id, positionId: seat.id };
};

export const jobsScreens: readonly Screen[] = [
  {
    route: jobsRoutes.addCandidate,
    account: 'recruiter',
    params: async (api) => ({ candidateId: (await fullCandidate(api)).id }),
  },
  {
    route: jobsRoutes.application,
    account: 'team.lead',
    params: applicationFor('reject'),
  },
  {
    route: jobsRoutes.applicationProfile,
    account: 'team.lead',
    params: applicationFor('submit'),
    action: { role: 'button', name: 'More actions' },
  },
  {
    route: jobsRoutes.applicationCalendar,
    account: 'team.lead',
    params: applicationFor('select'),
  },
  {
    route: jobsRoutes.applicationFeedback,
    account: 'team.lead',
    params: applicationFor('select'),
  },
  {
    route: jobsRoutes.applicationBio,
    account: 'team.lead',
    params: applicationFor('submit'),
    action: save,
  },
  {
    route: jobsRoutes.applicationIntroduction,
    account: 'team.lead',
    params: applicationFor('submit'),
    action: { role: 'button', name: 'Close' },
  },
  {
    route: jobsRoutes.applicationReject,
    account: 'team.lead',
    params: applicationFor('reject'),
    action: { role: 'button', name: 'Reject application' },
  },
  {
    route: jobsRoutes.applicationSelect,
    account: 'team.lead',
    params: applicationFor('select'),
    action: { role: 'button', name: 'Select' },
  },
  {
    route: jobsRoutes.applicationSubmit,
    account: 'team.lead',
    params: applicationFor('submit'),
    action: { role: 'button', name: 'Submit' },
  },
  {
    route: jobsRoutes.list,
    account: 'recruiter',
    action: { role: 'link', name: 'New job', inMenu: true },
  },
  { route: jobsRoutes.create, account: 'account.manager' },
  {
    route: jobsRoutes.record,
    account: 'team.lead',
    params: jobIn('open'),
    action: { role: 'button', name: 'Edit' },
  },
  { route: jobsRoutes.edit, account: 'team.lead', params: jobIn('open') },
  { route: jobsRoutes.openedDate, account: 'team.lead', params: jobIn('open') },
  { route: jobsRoutes.remove, account: 'team.lead', params: jobIn('draft') },
  {
    route: jobsRoutes.positions,
    account: 'team.lead',
    params: seatFor('edit'),
    action: { role: 'link', name: 'Add position' },
  },
  {
    route: jobsRoutes.positionNew,
    account: 'team.lead',
    params: seatFor('edit'),
    action: { role: 'button', name: 'Add position' },
  },
  {
    route: jobsRoutes.positionEdit,
    account: 'team.lead',
    params: seatFor('hold'),
    action: { role: 'button', name: 'Save' },
  },
  {
    route: jobsRoutes.positionCancel,
    account: 'team.lead',
    params: seatFor('cancel'),
    action: { role: 'button', name: 'Cancel position' },
  },
  {
    route: jobsRoutes.positionDelete,
    account: 'team.lead',
    params: seatFor('delete'),
    action: { role: 'button', name: 'Delete' },
  },
  {
    route: jobsRoutes.candidates,
    account: 'recruiter',
    params: jobWithPeople,
    action: { role: 'button', name: 'Add candidates' },
  },
  // Vetters see their suggestions instead of the board.
  { route: jobsRoutes.candidates, account: 'vetter', params: jobIn('open') },
  {
    route: jobsRoutes.candidatesAdd,
    account: 'recruiter',
    params: jobWithPeople,
    action: { role: 'button', name: 'Select candidates to add' },
  },
  { route: jobsRoutes.candidatesMove, account: 'recruiter', params: jobWithPeople },
  { route: jobsRoutes.candidatesRemove, account: 'recruiter', params: jobWithPeople },
  {
    route: jobsRoutes.candidateMove,
    account: 'recruiter',
    params: async (api) => {
      const { id, jobId } = await ownApplication(api);
      return { id: jobId, candidateId: id };
    },
    action: { role: 'button', name: 'Choose a stage' },
  },
  { route: jobsRoutes.aiPlayground, account: 'recruiter' },
  { route: jobsRoutes.aiSaraNewJob, account: 'recruiter' },
  { route: jobsRoutes.aiSaraNewJob, account: 'client.admin' },
];
