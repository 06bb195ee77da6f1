import {
  attachmentEndpoints,
  applicationEndpoints,
  candidateEndpoints,
  candidatesRoutes,
  clientDashboardRoutes,
  companiesRoutes,
  companyEndpoints,
  href,
  jobEndpoints,
  jobsRoutes,
  noteEndpoints,
  ownAttachmentEndpoints,
  positionEndpoints,
  publicRoutes,
  selfServiceRoutes,
  shellRoutes,
  shellTechnicalRoutes,
  talentRoutes,
  teamRoutes,
  technicalRoutes,
  userEndpoints,
} from '@muster/contracts';
import type {
  BuiltApplicationAction,
  JobState,
  PositionActionName,
  Route,
} from '@muster/contracts';
import type { SessionApi } from '../fixtures/session-api.ts';

/** One built screen as one account sees it. */
export interface Screen {
  route: Route;
  /** Null: a visitor. */
  account: string | null;
  /** Several screens may stand beneath one route. */
  below?: string;
  /** Records that the address names: looked up or made as the account that opens the screen. */
  params?: (api: SessionApi) => Promise<Record<string, string>>;
  /** Loading states are part of what it shows. */
  showsLoading?: boolean;
  /** What people come for: it has to be in reach on a phone. */
  action?: { role: 'button' | 'link'; name: string | RegExp };
}

/** The first client of the demo data, of which everything is known. */
async function fullCompany(api: SessionApi) {
  const { data } = await api.call(companyEndpoints.list, { query: { q: 'Lumera' } });
  const [found] = data;
  if (!found) throw new Error('The demo data holds no Lumera Pay');
  return { id: found.id };
}

/** The record of a person who has everything: the candidate of the demo accounts. */
async function fullCandidate(api: SessionApi) {
  const { data } = await api.call(candidateEndpoints.list, { query: { q: 'Ferreira' } });
  const found = data.find(({ name }) => name === 'Mateus Ferreira');
  if (!found) throw new Error('The demo data holds no Mateus Ferreira');
  return { id: found.id };
}

async function bioOfCandidate(api: SessionApi) {
  const { id } = await fullCandidate(api);
  const { bios = [] } = await api.call(candidateEndpoints.read, { params: { id } });
  const [bio] = bios;
  if (!bio) throw new Error('The demo data holds no bio of Mateus Ferreira');
  return { id, bioId: bio.id };
}

/** The CV of the same person, which the platform reads as soon as it runs. */
async function readCv(api: SessionApi) {
  const { id } = await fullCandidate(api);
  const { data } = await api.call(attachmentEndpoints.ofCandidate, { params: { id } });
  const cv = data.find(({ type }) => type === 'cv');
  if (!cv) throw new Error('The demo data holds no CV of Mateus Ferreira');
  return { id, attachmentId: cv.id };
}

async function ownNote(api: SessionApi) {
  const { id } = await fullCandidate(api);
  const { note } = await api.call(noteEndpoints.create, {
    body: { subjectType: 'candidate', subjectId: id, body: '<p>Prefers mornings.</p>' },
  });
  return { id: note.id };
}

/** A job that the person is on, and that the account which opens it works on. */
async function ownApplication(api: SessionApi) {
  const { id } = await fullCandidate(api);
  const { data } = await api.call(applicationEndpoints.ofCandidate, { params: { id } });
  const found = data.find(({ allowedActions }) => allowedActions.includes('reject'));
  if (!found) throw new Error('The demo data holds no application that could end');
  return { id, jobId: found.job.id };
}

/** An application of the same person on which something can be done. */
const applicationFor = (action: BuiltApplicationAction) => async (api: SessionApi) => {
  const { id } = await fullCandidate(api);
  const { data } = await api.call(applicationEndpoints.ofCandidate, { params: { id } });
  const found = data.find(({ allowedActions }) => allowedActions.includes(action));
  if (!found) throw new Error(`The demo data holds no application for ${action}`);
  return { jobApplicationId: found.id };
};

/** A job that the account which opens it works on, with people in its first stages. */
async function jobWithPeople(api: SessionApi) {
  return { id: (await ownApplication(api)).jobId };
}

/** A job in a state. */
const jobIn = (state: JobState) => async (api: SessionApi) => {
  const { data } = await api.call(jobEndpoints.list, { query: { 'filter[status]': state } });
  const [job] = data;
  if (!job) throw new Error(`The demo data holds no ${state} job`);
  return { id: job.id };
};

/** A seat of a job with several, on which something can be done. */
const seatFor = (action: PositionActionName) => async (api: SessionApi) => {
  const { data: jobs } = await api.call(jobEndpoints.list, { query: { q: 'Senior backend' } });
  const [job] = jobs;
  if (!job) throw new Error('The demo data holds no job “Senior backend engineer (Go)”');
  const { data } = await api.call(positionEndpoints.ofJob, { params: { id: job.id } });
  const seat = data.find(({ allowedActions }) => allowedActions.includes(action));
  if (!seat) throw new Error(`The demo data holds no seat for ${action}`);
  return { id: job.id, positionId: seat.id };
};

async function attachment(api: SessionApi) {
  const { id } = await fullCandidate(api);
  const { data } = await api.call(attachmentEndpoints.ofCandidate, { params: { id } });
  const found = data.find(({ type }) => type === 'certificate');
  if (!found) throw new Error('Mateus Ferreira has no certificate in the demo data');
  return { id, attachmentId: found.id };
}

async function ownFile(api: SessionApi) {
  const { data } = await api.call(ownAttachmentEndpoints.list, {});
  const found = data.find(({ own, type }) => own && type === 'cover_letter');
  if (!found) throw new Error('The candidate of the demo accounts has brought no cover letter');
  return { attachmentId: found.id };
}

async function colleague(api: SessionApi) {
  const { data } = await api.call(userEndpoints.list, { query: { q: 'Conti' } });
  const [found] = data;
  if (!found) throw new Error('The demo data holds no Dario Conti');
  return { id: found.id };
}

const save = { role: 'button', name: 'Save changes' } as const;

export const screens: readonly Screen[] = [
  {
    route: candidatesRoutes.cvReview,
    account: 'recruiter',
    params: readCv,
    action: { role: 'button', name: /^Accept all above/ },
  },
  {
    route: candidatesRoutes.experienceSuggestions,
    account: 'recruiter',
    params: fullCandidate,
    action: { role: 'button', name: 'Close' },
  },
  { route: shellRoutes.signIn, account: null, action: { role: 'button', name: 'Sign in' } },
  { route: shellRoutes.signIn, account: null, below: 'forgot' },
  { route: shellRoutes.signIn, account: null, below: 'reset' },
  { route: shellRoutes.signIn, account: null, below: 'magic' },
  { route: shellRoutes.signUp, account: null },
  { route: shellRoutes.signOut, account: null },
  { route: shellRoutes.checkSession, account: null },
  { route: shellRoutes.invalidSession, account: null },
  { route: shellRoutes.accountDisabled, account: null },
  { route: shellRoutes.chooseRole, account: 'several.roles' },
  {
    route: shellRoutes.locationSetup,
    account: 'recruiter',
    params: () => Promise.resolve({ id: 'me' }),
  },
  {
    route: shellRoutes.onboarding,
    account: 'recruiter',
    action: { role: 'button', name: 'Save and go on' },
  },
  { route: shellRoutes.welcome, account: 'recruiter' },
  { route: shellRoutes.welcome, account: 'client.admin' },
  { route: shellRoutes.styleguide, account: 'recruiter', showsLoading: true },
  { route: shellTechnicalRoutes.mailbox, account: null },
  { route: technicalRoutes.link, account: null },
  {
    route: technicalRoutes.openedLink,
    account: null,
    params: () => Promise.resolve({ handle: 'unknown-handle' }),
  },
  {
    route: candidatesRoutes.list,
    account: 'recruiter',
    action: { role: 'link', name: 'Add candidate' },
  },
  {
    route: candidatesRoutes.create,
    account: 'recruiter',
    action: { role: 'button', name: 'Add candidate' },
  },
  {
    route: candidatesRoutes.profile,
    account: 'recruiter',
    params: fullCandidate,
    action: { role: 'link', name: 'Edit contact information' },
  },
  { route: candidatesRoutes.record, account: 'recruiter', params: fullCandidate },
  {
    route: candidatesRoutes.notes,
    account: 'recruiter',
    params: fullCandidate,
    action: { role: 'button', name: /^Write a note/ },
  },
  {
    route: candidatesRoutes.editContact,
    account: 'recruiter',
    params: fullCandidate,
    action: save,
  },
  { route: candidatesRoutes.editLinks, account: 'recruiter', params: fullCandidate, action: save },
  { route: candidatesRoutes.editRates, account: 'recruiter', params: fullCandidate, action: save },
  { route: candidatesRoutes.editSkills, account: 'recruiter', params: fullCandidate, action: save },
  { route: candidatesRoutes.bioNew, account: 'recruiter', params: fullCandidate, action: save },
  { route: candidatesRoutes.bioEdit, account: 'recruiter', params: bioOfCandidate, action: save },
  { route: candidatesRoutes.editPools, account: 'recruiter', params: fullCandidate, action: save },
  {
    route: candidatesRoutes.editHarvestId,
    account: 'team.lead',
    params: fullCandidate,
    action: save,
  },
  {
    route: candidatesRoutes.reject,
    account: 'team.lead',
    params: fullCandidate,
    action: { role: 'button', name: 'Keep candidate' },
  },
  {
    route: candidatesRoutes.uploadAttachment,
    account: 'recruiter',
    params: fullCandidate,
    action: { role: 'button', name: 'Drop files here, or choose them' },
  },
  {
    route: candidatesRoutes.deleteAttachment,
    account: 'team.lead',
    params: attachment,
    action: { role: 'button', name: 'Delete file' },
  },
  {
    route: candidatesRoutes.attachmentType,
    account: 'recruiter',
    params: attachment,
    action: { role: 'button', name: 'Change type' },
  },
  {
    route: candidatesRoutes.attachmentVisibility,
    account: 'recruiter',
    params: attachment,
    action: { role: 'button', name: 'Change who sees it' },
  },
  {
    route: candidatesRoutes.remove,
    account: 'team.lead',
    params: fullCandidate,
    action: { role: 'button', name: 'Delete candidate' },
  },
  {
    route: candidatesRoutes.deleteNote,
    account: 'recruiter',
    params: ownNote,
    action: { role: 'button', name: 'Delete note' },
  },
  {
    route: candidatesRoutes.bulkAddToJob,
    account: 'recruiter',
    action: { role: 'button', name: 'Back to the list' },
  },
  {
    route: candidatesRoutes.applications,
    account: 'recruiter',
    params: fullCandidate,
    action: { role: 'link', name: 'Add to job' },
  },
  {
    route: candidatesRoutes.removeFromJob,
    account: 'recruiter',
    params: ownApplication,
    action: { role: 'button', name: 'Keep on the job' },
  },
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
    action: { role: 'link', name: 'New job' },
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
  { route: publicRoutes.jobRequest, account: null },
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
  { route: teamRoutes.activeContractors, account: 'team.lead' },
  {
    route: jobsRoutes.candidates,
    account: 'recruiter',
    params: jobWithPeople,
    action: { role: 'button', name: 'Add candidates' },
  },
  {
    route: jobsRoutes.candidatesAdd,
    account: 'recruiter',
    params: jobWithPeople,
    action: { role: 'button', name: 'Select people to add' },
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
  { route: companiesRoutes.list, account: 'recruiter' },
  {
    route: companiesRoutes.create,
    account: 'account.manager',
    action: { role: 'button', name: 'Add company' },
  },
  { route: companiesRoutes.record, account: 'account.manager', params: fullCompany },
  {
    route: companiesRoutes.overview,
    account: 'account.manager',
    params: fullCompany,
    action: { role: 'link', name: 'New job' },
  },
  { route: companiesRoutes.edit, account: 'account.manager', params: fullCompany, action: save },
  {
    route: companiesRoutes.newJob,
    account: 'account.manager',
    params: fullCompany,
    action: { role: 'button', name: 'Go on to the form' },
  },
  {
    route: companiesRoutes.remove,
    account: 'admin',
    params: fullCompany,
    action: { role: 'button', name: 'Keep company' },
  },
  {
    route: companiesRoutes.users,
    account: 'account.manager',
    params: fullCompany,
    action: { role: 'link', name: 'Invite user' },
  },
  {
    route: companiesRoutes.inviteUser,
    account: 'account.manager',
    params: fullCompany,
    action: { role: 'button', name: 'Send invitation' },
  },
  { route: companiesRoutes.notes, account: 'account.manager', params: fullCompany },
  { route: companiesRoutes.communications, account: 'account.manager', params: fullCompany },
  { route: talentRoutes.pools, account: 'recruiter' },
  {
    route: teamRoutes.home,
    account: 'recruiter',
    action: { role: 'button', name: 'Arrange' },
  },
  { route: teamRoutes.list, account: 'recruiter' },
  { route: teamRoutes.users, account: 'owner' },
  { route: teamRoutes.userCreate, account: 'owner' },
  { route: teamRoutes.userEdit, account: 'owner', params: colleague },
  { route: teamRoutes.userDisable, account: 'owner', params: colleague },
  {
    route: teamRoutes.userImpersonate,
    account: 'owner',
    params: colleague,
    action: { role: 'button', name: /^Look as/ },
  },
  { route: teamRoutes.settings, account: 'owner' },
  {
    route: teamRoutes.settingsActivity,
    account: 'owner',
    action: { role: 'button', name: 'Check now' },
  },
  {
    route: teamRoutes.settingsSkills,
    account: 'team.lead',
    action: { role: 'button', name: 'Add skill' },
  },
  { route: clientDashboardRoutes.dashboard, account: 'client.admin' },
  {
    route: selfServiceRoutes.profile,
    account: 'candidate',
    action: { role: 'link', name: 'Add files' },
  },
  {
    route: selfServiceRoutes.uploadFile,
    account: 'candidate',
    action: { role: 'button', name: 'Drop files here, or choose them' },
  },
  {
    route: selfServiceRoutes.deleteFile,
    account: 'candidate',
    params: ownFile,
    action: { role: 'button', name: 'Delete file' },
  },
  {
    route: selfServiceRoutes.fileType,
    account: 'candidate',
    params: ownFile,
    action: { role: 'button', name: 'Change type' },
  },
];

export const titleOf = ({ route, account, below }: Screen): string =>
  [route.path.replace(/\/\*$/, ''), below && `/${below}`, ` as ${account ?? 'a visitor'}`]
    .filter(Boolean)
    .join('');

export async function addressOf(screen: Screen, api: SessionApi): Promise<string> {
  const address = href(screen.route, await screen.params?.(api));
  return screen.below ? `${address}/${screen.below}` : address;
}
