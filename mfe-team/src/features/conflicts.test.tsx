import path from 'node:path';
import {
  companyEndpoints,
  emailTemplateEndpoints,
  evaluationEndpoints,
  evaluationTemplateEndpoints,
  defaultPipeline,
  pipelineEndpoints,
  reasonEndpoints,
  referralProgramEndpoints,
  settingDefaults,
  settingEndpoints,
  settingGroups,
  signatureTemplateEndpoints,
  skillCatalogueEndpoints,
  teamEndpoints,
  userEndpoints,
  customFieldEndpoints,
  webhookEndpoints,
  type AnyEndpoint,
  type Role,
  type SettingGroup,
  type SkillDetail,
} from '@muster/contracts';
import {
  changedEverywhere,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  testConflicts,
  within,
  type Handler,
  type MergingForm,
} from '@muster/kit/testing';
import { api } from '../api.ts';
import { TeamRoutes } from '../routes.tsx';
import { evaluation } from './evaluation/evaluation.fixtures.ts';
import { agencySettings, settingsChanged } from './settings/agency/agency.fixtures.ts';
import { bruno } from './team-member/member.fixtures.ts';
import { ana, usersPage } from './users/users.fixtures.ts';

const skill: SkillDetail = {
  ...fixtureFor(skillCatalogueEndpoints.read.response),
  name: 'React',
  status: 'active',
  aliases: ['ReactJS'],
  version: 3,
  allowedActions: ['retire', 'merge'],
};
const reason = {
  ...fixtureFor(reasonEndpoints.update.response),
  label: 'Rate too high',
  version: 3,
};
const program = {
  ...fixtureFor(referralProgramEndpoints.update.response),
  name: 'Bring a friend',
  trigger: 'placed_90_days' as const,
  phase: 'planned' as const,
  reward: { sum: '500.00', currency: 'USD' as const },
  terms: '<p>For all.</p>',
  activeFrom: '2027-01-01',
  activeTo: '2027-12-31',
  rewardsPerYear: 20,
  version: 3,
};
const customField = {
  ...fixtureFor(customFieldEndpoints.update.response),
  label: 'Badge',
  type: 'select' as const,
  entity: 'candidate' as const,
  version: 3,

  help: null,
  isRequired: false,
  roles: null,
  choices: [{ id: 'a', label: 'Blue', isRetired: false }],
};
const webhook = {
  ...fixtureFor(webhookEndpoints.update.response),
  name: 'Warehouse',
  url: 'https://hooks.example.com/in',
  isActive: true,
  version: 3,
  events: ['job.opened' as const],
};
const pipeline = {
  ...fixtureFor(pipelineEndpoints.read.response),
  stages: defaultPipeline.map((stage) => ({ ...stage, live: 0 })),
  name: 'Executive search',
  version: 3,
  allowedActions: ['edit' as const],
};
const theirStages = pipeline.stages.map((stage) => ({ ...stage, candidateLabel: 'Later' }));

const template = {
  ...fixtureFor(emailTemplateEndpoints.read.response),
  subject: 'About the position',
  body: 'It is filled.',
  version: 3,
  scope: 'system' as const,
  allowedActions: ['edit' as const],
};
const ownTemplate = {
  ...template,
  id: '64b0000000000000000000f1',
  scope: 'team' as const,
  audience: 'candidate' as const,
  name: 'First contact',
  topic: 'application' as const,
  isActive: true,
};

const planned = { ...evaluation, status: 'scheduled' as const };
const evaluationTemplate = {
  ...fixtureFor(evaluationTemplateEndpoints.create.response),
  name: 'Work and teamwork',
  criteria: evaluation.criteria,
  version: 3,
};
const signatureTemplate = {
  ...fixtureFor(signatureTemplateEndpoints.read.response),
  name: 'Work for us',
  source: 'text' as const,
  status: 'draft' as const,
  version: 3,
  summary: 'For all.',
  body: 'We agree.',
  fields: [],
  placed: [],
  pages: [],
  parties: ['candidate' as const, 'agency' as const],
  order: 'sequential' as const,
  category: 'nda' as const,
  expiresInDays: 14,
  requiresIdentity: false,
};
const theirCriteria = evaluation.criteria.map((one) => ({ ...one, name: `${one.name} of work` }));

/** The record after a colleague has changed all of it. */
const changed = <T extends { version: number }>(endpoint: AnyEndpoint, record: T): T => ({
  ...changedEverywhere(endpoint.response, record),
  version: record.version + 2,
});

const [grant] = ana.roles;
const client = { companyId: '64b0000000000000000000d1', companyName: 'Orchard Learning' };
const theirRoles = grant && [grant, { ...grant, ...client, role: 'client_manager' as const }];
const theirUser = changed(userEndpoints.read, ana);

const selfRatings = evaluation.criteria.map(({ id }) => ({
  criterionId: id,
  score: 3,
  comment: 'As before.',
}));
/** An evaluation that its author has rated, and may submit. */
const selfReview = {
  ...evaluation,
  id: '64b0000000000000000000e3',
  status: 'self_review' as const,
  isOwn: true,
  ratings: [],
  selfRatings,
  allowedActions: ['answer_self' as const, 'submit_self' as const],
};

const at =
  (place: string, session: Role = 'admin') =>
  (handler: Handler) =>
    renderRemote(<TeamRoutes />, {
      api,
      session,
      path: place,
      handlers: [
        respond(settingEndpoints.read, () => agencySettings),
        respond(teamEndpoints.read, () => bruno),
        respond(userEndpoints.list, () => usersPage([ana])),
        respond(userEndpoints.read, () => ana),
        respond(userEndpoints.options, () => []),
        respond(companyEndpoints.list, () => fixtureFor(companyEndpoints.list.response)),
        respond(skillCatalogueEndpoints.list, () =>
          fixtureFor(skillCatalogueEndpoints.list.response),
        ),
        respond(skillCatalogueEndpoints.read, () => skill),
        respond(reasonEndpoints.catalogue, () => ({ data: [reason] })),
        respond(referralProgramEndpoints.list, () => ({ data: [program] })),
        respond(customFieldEndpoints.catalogue, () => ({ data: [customField] })),
        respond(webhookEndpoints.list, () => ({ data: [webhook] })),
        respond(pipelineEndpoints.list, () => ({ data: [pipeline] })),
        respond(pipelineEndpoints.read, () => pipeline),
        respond(emailTemplateEndpoints.read, ({ params }) =>
          params.id === ownTemplate.id ? ownTemplate : template,
        ),
        respond(emailTemplateEndpoints.preview, () =>
          fixtureFor(emailTemplateEndpoints.preview.response),
        ),
        respond(evaluationTemplateEndpoints.list, () => ({ data: [evaluationTemplate] })),
        respond(signatureTemplateEndpoints.list, () =>
          fixtureFor(signatureTemplateEndpoints.list.response),
        ),
        respond(signatureTemplateEndpoints.read, () => signatureTemplate),
        respond(
          evaluationEndpoints.read,
          ({ params }) => [evaluation, selfReview].find(({ id }) => id === params.id) ?? planned,
        ),
        handler,
      ],
    });

/** Enters another number in the first field of the form. */
const firstNumber =
  (value: string): NonNullable<MergingForm['change']> =>
  async (user, form) => {
    const [box] = within(form).getAllByRole('textbox');
    await user.clear(box!);
    await user.type(box!, value);
  };

/** Conflict tests for the form of each settings group; all share one hook. */
const settingConflicts: Readonly<
  Record<SettingGroup, Pick<MergingForm, 'endpoint' | 'current' | 'fields' | 'change'>>
> = {
  company: {
    endpoint: settingEndpoints.updateCompany,
    current: settingsChanged('company', {
      name: 'Southbeam',
      legalName: 'Southbeam Ltd',
      address: 'Lisbon',
      contactEmail: 'office@example.com',
      contactPhone: '+351 210 000 000',
      brandColor: '#7a1f5f',
      logoFileId: null,
    }),
    fields: 6,
  },
  signIn: {
    endpoint: settingEndpoints.updateSignIn,
    current: settingsChanged('signIn', {
      staffIdleHours: 3,
      clientIdleHours: 4,
      candidateIdleHours: 5,
      keepSignedIn: false,
      twoStepRoles: ['owner'],
    }),
    fields: 5,
    change: firstNumber('6'),
  },
  deadlines: {
    endpoint: settingEndpoints.updateDeadlines,
    current: settingsChanged('deadlines', {
      firstSubmissionHours: 48,
      timesheetAnswerDays: 5,
      interestAnswerHours: 24,
      rejectionToldHours: 36,
      interviewFeedbackHours: 12,
      clientFeedbackHours: 24,
      screeningAnswerDays: 7,
    }),
    fields: 7,
    change: firstNumber('50'),
  },
  senders: {
    endpoint: settingEndpoints.updateSenders,
    current: settingsChanged('senders', {
      ownDomains: ['southbeam.example'],
      shared: [{ name: 'Jobs', address: 'jobs@southbeam.example', roles: ['recruiter'] }],
    }),
    fields: 2,
    change: async (user, form) => {
      await user.type(within(form).getByRole('combobox'), 'northbeam.example{Enter}');
    },
  },
  currencies: {
    endpoint: settingEndpoints.updateCurrencies,
    current: settingsChanged('currencies', {
      base: 'EUR',
      rates: [{ month: '2026-03', currency: 'GBP', perBase: 0.86 }],
    }),
    fields: 2,
    change: async (user) => {
      await user.click(screen.getByRole('button', { name: /^Add/ }));
    },
  },
  retention: {
    endpoint: settingEndpoints.updateRetention,
    current: settingsChanged('retention', {
      chatMonths: 30,
      consentGraceDays: 20,
      transcriptDays: 100,
      cvReadingDays: 100,
    }),
    fields: 4,
    change: firstNumber('31'),
  },
  recordings: {
    endpoint: settingEndpoints.updateRecordings,
    current: settingsChanged('recordings', { interviews: true, recordingDays: 100 }),
    fields: 2,
    change: firstNumber('90'),
  },
  features: {
    endpoint: settingEndpoints.updateFeatures,
    current: settingsChanged('features', { ...settingDefaults.features, off: ['careers'] }),
    fields: 1,
    change: async (user) => {
      await user.click(screen.getByRole('checkbox', { name: 'Chat' }));
    },
  },
};

testConflicts(path.join(import.meta.dirname, '..'), [
  {
    source: 'features/users/edit/use-profile-form.ts',
    show: at(`/users/${ana.id}/edit`),
    endpoint: userEndpoints.update,
    current: theirUser,
    fields: 7,
    save: 'Save profile',
  },
  {
    source: 'features/users/edit/use-roles-form.ts',
    show: at(`/users/${ana.id}/edit`),
    open: async (user) => user.click(await screen.findByRole('tab', { name: 'Roles' })),
    endpoint: userEndpoints.setRoles,
    current: { ...theirUser, roles: theirRoles ?? [] },
    fields: 1,
    save: 'Save roles',
    change: async (user) => {
      await user.click(screen.getByRole('button', { name: 'Add another role' }));
    },
  },
  {
    source: 'features/skills/edit/edit-skill.tsx',
    show: at(`/settings/skills?skill=${skill.id}`),
    endpoint: skillCatalogueEndpoints.update,
    current: changed(skillCatalogueEndpoints.read, skill),
    fields: 3,
  },
  {
    source: 'features/settings/reasons/edit-reason-drawer.tsx',
    show: at('/settings?panel=reasons'),
    open: async (user) => user.click(await screen.findByRole('button', { name: /^Edit/ })),
    endpoint: reasonEndpoints.update,
    current: changed(reasonEndpoints.update, reason),
    fields: 3,
    save: 'Save',
  },
  {
    source: 'features/settings/referral-programs/edit-program-drawer.tsx',
    show: at(`/settings?panel=referrals&program=${program.id}`),
    endpoint: referralProgramEndpoints.update,
    current: {
      ...program,
      name: 'Bring two',
      trigger: 'placed_30_days' as const,
      version: 5,
      reward: { sum: '300.00', currency: 'EUR' as const },
      terms: '<p>For some.</p>',
      activeFrom: '2027-02-01',
      activeTo: '2027-11-30',
      rewardsPerYear: 5,
    },
    fields: 7,
    save: 'Save',
  },
  {
    source: 'features/settings/custom-fields/field-drawers.tsx',
    show: at(`/settings?panel=fields&field=${customField.id}`),
    endpoint: customFieldEndpoints.update,
    current: {
      ...customField,
      label: 'Card',
      help: 'As on the badge',
      isRequired: true,
      version: 5,
      roles: ['recruiter' as const],
      choices: [{ id: 'a', label: 'Red', isRetired: false }],
    },
    fields: 5,
    save: 'Save',
  },
  {
    source: 'features/settings/webhooks/edit-webhook-drawer.tsx',
    show: at(`/settings?panel=webhooks&webhook=${webhook.id}`),
    endpoint: webhookEndpoints.update,
    current: {
      ...webhook,
      name: 'Payroll',
      url: 'https://pay.example.com/in',
      version: 5,
      events: ['company.changed' as const],
      isActive: false,
      state: 'off' as const,
    },
    fields: 4,
    save: 'Save',
  },
  {
    source: 'features/settings/pipelines/pipeline-drawer.tsx',
    show: at(`/settings?panel=pipelines&pipeline=${pipeline.id}`),
    endpoint: pipelineEndpoints.update,
    current: { ...pipeline, name: 'Searches', stages: theirStages, version: 5 },
    fields: 2,
    save: 'Save',
  },
  {
    source: 'features/email-templates/edit-shipped.tsx',
    show: at(`/settings/email-templates/${template.id}/edit`),
    endpoint: emailTemplateEndpoints.update,
    current: { ...template, subject: 'The position', body: 'Somebody has it.', version: 5 },
    fields: 2,
  },
  {
    source: 'features/email-templates/edit-own.tsx',
    show: at(`/settings/email-templates/${ownTemplate.id}/edit`),
    endpoint: emailTemplateEndpoints.update,
    current: {
      ...ownTemplate,
      name: 'Second contact',
      topic: 'reminder',
      isActive: false,
      subject: 'The position',
      body: 'Somebody has it.',
      version: 5,
    },
    fields: 5,
  },
  {
    source: 'features/team-member/profile/edit-member-drawer.tsx',
    show: at(`/team/${bruno.id}/profile?edit=member`),
    endpoint: teamEndpoints.update,
    current: {
      ...changed(teamEndpoints.read, bruno),
      status: 'on_leave',
      employment: 'employee',
      evaluationCycleMonths: 12,
    },
    fields: 9,
  },
  {
    source: 'features/team-member/profile/emergency-contact-drawer.tsx',
    show: at(`/team/${bruno.id}/profile?edit=emergency`),
    endpoint: teamEndpoints.setEmergencyContact,
    current: {
      ...changed(teamEndpoints.read, bruno),
      emergencyContact: { name: 'Lia Cardoso', relation: 'Sister', phone: '+351 913 000 111' },
    },
    fields: 3,
    save: 'Save contact',
  },
  {
    source: 'features/evaluation/plan-drawer.tsx',
    show: at(`/performance-evaluation/64b0000000000000000000e2?edit=plan`),
    endpoint: evaluationEndpoints.plan,
    current: {
      ...planned,
      dueOn: '2026-08-01',
      criteria: theirCriteria,
      version: 5,
      reviewer: { id: '64b000000000000000000033', name: 'Ivo Petrov' },
    },
    fields: 3,
    save: 'Save plan',
    change: async (user) => {
      const [name] = await screen.findAllByRole('textbox', { name: /^Criterion/ });
      await user.type(name!, ' of it');
    },
  },
  {
    source: 'features/evaluation/self-review-form.tsx',
    show: at(`/performance-evaluation/${selfReview.id}/edit`, 'contractor'),
    endpoint: evaluationEndpoints.submitSelf,
    current: {
      ...selfReview,
      version: 5,
      selfRatings: selfRatings.map((rating) => ({ ...rating, score: 1, comment: 'Not yet.' })),
    },
    fields: 1,
    save: 'Submit self review',
  },
  {
    source: 'features/evaluation/review-form.tsx',
    show: at(`/performance-evaluation/${evaluation.id}/edit`),
    endpoint: evaluationEndpoints.update,
    current: {
      ...evaluation,
      strengths: 'Says what is wrong.',
      improvements: 'Tests.',
      version: 5,
      ratings: evaluation.criteria.map(({ id }) => ({
        criterionId: id,
        score: 1,
        comment: 'Not yet.',
      })),
      goals: [
        {
          id: '64b0000000000000000000b1',
          text: 'Leads a release',
          dueOn: '2026-12-01',
          status: 'open',
          carried: false,
        },
      ],
      managerOnlyNote: 'Talk to her first.',
      rateSuggestion: { amount: '61.50', currency: 'EUR' },
    },
    fields: 5,
    save: 'Save draft',
  },
  {
    source: 'features/settings/evaluation-templates/template-drawers.tsx',
    show: at(`/settings?panel=evaluations&template=${evaluationTemplate.id}`),
    endpoint: evaluationTemplateEndpoints.update,
    current: { ...evaluationTemplate, name: 'People', criteria: theirCriteria, version: 5 },
    fields: 2,
    save: 'Save template',
  },
  {
    source: 'features/settings/signature-templates/template-editor.tsx',
    show: at(`/settings?panel=signatures&template=${signatureTemplate.id}`),
    endpoint: signatureTemplateEndpoints.update,
    current: { ...signatureTemplate, name: 'Theirs', summary: 'For some.', version: 5 },
    fields: 2,
    save: 'Save template',
  },
  ...settingGroups.map((group) => ({
    source: 'features/settings/agency/group-form.ts',
    show: at(`/settings?panel=agency&group=${group}`),
    ...settingConflicts[group],
    save: 'Save',
  })),
]);
