import {
  candidateEndpoints,
  emailTemplateEndpoints,
  evaluationEndpoints,
  legalIdentityEndpoints,
  teamEndpoints,
  teamRoutes,
  timesheetEndpoints,
  userEndpoints,
  type EvaluationState,
} from '@muster/contracts';
import type { SessionApi } from '../../fixtures/session-api.ts';
import { save, type Screen } from './screen.ts';

async function colleague(api: SessionApi) {
  const { data } = await api.call(userEndpoints.list, { query: { q: 'Conti' } });
  const [found] = data;
  if (!found) throw new Error('The demo data holds no Dario Conti');
  return { id: found.id };
}

/** Returns a template of the team, creating it once. */
async function ownTemplate(api: SessionApi) {
  const name = 'Looked at by the tour of screens';
  const { data } = await api.call(emailTemplateEndpoints.list, {});
  const found = data.find((row) => row.name === name);
  if (found) return { id: found.id };
  const { id } = await api.call(emailTemplateEndpoints.create, {
    body: {
      name,
      scope: 'team',
      topic: 'candidate_outreach',
      audience: 'candidate',
      subject: 'Hello {{firstName}}',
      body: 'Are you free?\n\n{{senderName}}',
    },
  });
  return { id };
}

/** Returns a demo contractor with timesheets. */
async function contractor(api: SessionApi) {
  const { data } = await api.call(teamEndpoints.list, {
    query: { 'filter[kind]': 'contractor', sort: 'createdAt', limit: '100' },
  });
  for (const { id } of data) {
    const { data: sheets } = await api.call(timesheetEndpoints.ofMember, {
      params: { id },
      query: {},
    });
    if (sheets.length > 3) return { id };
  }
  throw new Error('The demo data holds no contractor with timesheets');
}
/** Returns a demo evaluation in one of these states that the account may see. */
const evaluationIn =
  (...states: EvaluationState[]) =>
  async (api: SessionApi) => {
    const { data } = await api.call(teamEndpoints.list, {
      query: { sort: 'createdAt', limit: '100' },
    });
    for (const { id } of data) {
      const found = await api.call(evaluationEndpoints.ofMember, { params: { id } });
      const one = found.data.find(({ status }) => states.includes(status));
      if (one) return { id: one.id };
    }
    throw new Error(`The demo data holds no evaluation in ${states.join(', ')}`);
  };
/** Returns the user's own shared evaluation. */
async function ownEvaluation(api: SessionApi) {
  const { data } = await api.call(evaluationEndpoints.ofMember, { params: { id: 'me' } });
  const [one] = data;
  if (!one) throw new Error('The demo data holds no shared evaluation');
  return { id: one.id };
}
/** Returns the oldest staff member. */
async function staffMember(api: SessionApi) {
  const { data } = await api.call(teamEndpoints.list, {
    query: { 'filter[kind]': 'staff', sort: 'createdAt', limit: '25' },
  });
  const [first] = data;
  if (!first) throw new Error('The demo data holds no staff');
  return { id: first.id };
}
const oneself = () => Promise.resolve({ id: 'me' });
/** Returns the oldest candidate with a legal identity to check. */
async function identityToCheck(api: SessionApi) {
  const { data } = await api.call(candidateEndpoints.list, {
    query: { sort: 'createdAt', limit: 100 },
  });
  for (const { id } of data) {
    const identities = await api.call(legalIdentityEndpoints.ofCandidate, { params: { id } });
    const found = identities.data.find(({ status }) => status === 'submitted');
    if (found) return { id, identityId: found.id };
  }
  throw new Error('The demo data holds no legal identity to check');
}

/** Returns the oldest candidate without a legal identity. */
async function withoutIdentity(api: SessionApi) {
  const { data } = await api.call(candidateEndpoints.list, {
    query: { sort: 'createdAt', limit: 100 },
  });
  for (const { id } of data) {
    const { canCreate } = await api.call(legalIdentityEndpoints.ofCandidate, { params: { id } });
    if (canCreate.length === 2) return { id };
  }
  throw new Error('All of the demo people have a legal identity');
}

export const teamScreens: readonly Screen[] = [
  { route: teamRoutes.today, account: 'recruiter' },
  { route: teamRoutes.todayById, account: 'admin', params: staffMember },
  { route: teamRoutes.activeContractors, account: 'team.lead' },
  { route: teamRoutes.activeContractors, account: 'team.lead', query: { board: 'ends' } },
  { route: teamRoutes.reports, account: 'owner' },
  { route: teamRoutes.reports, account: 'team.lead', query: { metric: 'funnel', days: '365' } },
  { route: teamRoutes.reportsCandidates, account: 'recruiter' },
  {
    route: teamRoutes.home,
    account: 'recruiter',
    action: { role: 'button', name: 'Arrange' },
  },
  {
    route: teamRoutes.calendar,
    account: 'recruiter',
    action: { role: 'button', name: 'New event' },
  },
  { route: teamRoutes.home, account: 'owner' },
  { route: teamRoutes.chat, account: 'recruiter' },
  { route: teamRoutes.chat, account: 'candidate' },
  { route: teamRoutes.chat, account: 'client.admin', query: { panel: 'new' } },
  { route: teamRoutes.list, account: 'recruiter' },
  { route: teamRoutes.list, account: 'finance', query: { timesheets: 'waiting' } },
  { route: teamRoutes.teamById, account: 'finance', params: contractor },
  { route: teamRoutes.teamByIdProfile, account: 'finance', params: contractor },
  { route: teamRoutes.teamByIdProfile, account: 'recruiter', params: oneself },
  { route: teamRoutes.teamByIdProfileTimesheets, account: 'finance', params: contractor },
  { route: teamRoutes.teamByIdProfileTimesheets, account: 'contractor', params: oneself },
  {
    route: teamRoutes.teamByIdProfilePerformanceEvaluations,
    account: 'finance',
    params: contractor,
  },
  {
    route: teamRoutes.teamByIdProfilePerformanceEvaluations,
    account: 'contractor',
    params: oneself,
  },
  {
    route: teamRoutes.performanceEvaluationById,
    account: 'finance',
    params: evaluationIn('acknowledged'),
  },
  { route: teamRoutes.performanceEvaluationById, account: 'contractor', params: ownEvaluation },
  {
    route: teamRoutes.performanceEvaluationByIdEdit,
    account: 'finance',
    params: evaluationIn('in_progress'),
  },
  { route: teamRoutes.settings, account: 'owner', query: { panel: 'evaluations' } },
  {
    route: teamRoutes.settings,
    account: 'finance',
    query: { panel: 'signatures' },
    action: { role: 'button', name: 'Edit Code of conduct' },
  },
  { route: teamRoutes.users, account: 'owner' },
  { route: teamRoutes.userCreate, account: 'owner' },
  { route: teamRoutes.userEdit, account: 'owner', params: colleague },
  { route: teamRoutes.userDisable, account: 'owner', params: colleague },
  {
    route: teamRoutes.userImpersonate,
    account: 'owner',
    params: colleague,
    action: { role: 'button', name: /^View as/ },
  },
  { route: teamRoutes.settings, account: 'owner' },
  {
    route: teamRoutes.settings,
    account: 'owner',
    query: { panel: 'agency' },
    action: { role: 'button', name: 'Edit currencies' },
  },
  {
    route: teamRoutes.settings,
    account: 'admin',
    query: { panel: 'pipelines' },
    action: { role: 'button', name: 'New pipeline' },
  },
  {
    route: teamRoutes.settings,
    account: 'admin',
    query: { panel: 'reasons' },
    action: { role: 'button', name: 'New reason' },
  },
  {
    route: teamRoutes.settings,
    account: 'finance',
    query: { panel: 'referrals' },
    action: { role: 'button', name: 'New program' },
  },
  {
    route: teamRoutes.settings,
    account: 'admin',
    query: { panel: 'fields' },
    action: { role: 'button', name: 'New field' },
  },
  {
    route: teamRoutes.settings,
    account: 'admin',
    query: { panel: 'webhooks' },
    action: { role: 'button', name: 'New webhook' },
  },
  { route: teamRoutes.usersCandidates, account: 'admin' },
  {
    route: teamRoutes.usersCandidatesByIdSignatureDocuments,
    account: 'admin',
    params: identityToCheck,
    action: { role: 'link', name: 'Check' },
  },
  {
    route: teamRoutes.usersCandidatesByIdSignatureDocumentsNew,
    account: 'admin',
    params: withoutIdentity,
    action: { role: 'link', name: 'Use this template: Contractor agreement' },
  },
  {
    route: teamRoutes.usersCandidatesByIdSignatureDocumentsNewByTemplateId,
    account: 'admin',
    params: async (api) => ({ ...(await withoutIdentity(api)), templateId: 'nda' }),
    action: { role: 'button', name: 'Save and preview' },
  },
  {
    route: teamRoutes.usersCandidatesByIdSignatureDocumentsLegalIdentityNew,
    account: 'admin',
    params: withoutIdentity,
    action: { role: 'button', name: 'Save' },
  },
  {
    route: teamRoutes.usersCandidatesByIdSignatureDocumentsLegalIdentityByIdentityIdEdit,
    account: 'admin',
    params: identityToCheck,
    action: { role: 'button', name: 'Verify' },
  },
  {
    route: teamRoutes.settingsActivity,
    account: 'owner',
    action: { role: 'button', name: 'Check now' },
  },
  {
    route: teamRoutes.settingsAlgoliaGenerate,
    account: 'admin',
    action: { role: 'button', name: 'Rebuild all' },
  },
  { route: teamRoutes.settingsPrisma, account: 'admin' },
  { route: teamRoutes.settingsPrisma, account: 'owner', query: { collection: 'companies' } },
  {
    route: teamRoutes.settingsSkills,
    account: 'team.lead',
    action: { role: 'button', name: 'Add skill', inMenu: true },
  },
  {
    route: teamRoutes.settingsEmailTemplates,
    account: 'admin',
    action: { role: 'link', name: 'New template' },
  },
  {
    route: teamRoutes.settingsEmailTemplatesByIdEdit,
    account: 'admin',
    params: () => Promise.resolve({ id: 'position_filled' }),
    action: save,
  },
  {
    route: teamRoutes.settingsEmailTemplatesNew,
    account: 'team.lead',
    action: { role: 'button', name: 'Create template' },
  },
  {
    route: teamRoutes.settingsEmailTemplatesByIdDelete,
    account: 'team.lead',
    params: ownTemplate,
    action: { role: 'button', name: 'Delete template' },
  },
];
