import path from 'node:path';
import {
  bioEndpoints,
  bioSchema,
  calendarEndpoints,
  candidateEndpoints,
  candidateSkillSchema,
  companyRuleEndpoints,
  companyRuleSchema,
  educationSchema,
  experienceSchema,
  transcriptEndpoints,
  transcriptSchema,
  type AnyEndpoint,
} from '@muster/contracts';
import {
  changedEverywhere,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  testConflicts,
  within,
  type MergingForm,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { CandidatesRoutes } from '../../routes.tsx';
import { idOf, makeCandidate, recordHandlers } from '../../testing/candidate.fixtures.ts';

const { read } = candidateEndpoints;
const candidate = makeCandidate({
  harvestId: null,
  sensitive: {
    birthDate: '1990-02-03',
    workAuthorisation: [{ country: 'BR', kind: 'citizen', expiresOn: null }],
  },
  links: [
    { id: idOf(21), kind: 'github', url: 'https://git.test/m', label: null, visibility: 'client' },
  ],
  skills: [fixtureFor(candidateSkillSchema, { name: 'Kafka', years: 3, lastUsedYear: 2024 })],
  experience: [
    fixtureFor(experienceSchema, {
      companyName: 'Lumera',
      title: 'Engineer',
      startMonth: '2020-01',
    }),
  ],
  education: [fixtureFor(educationSchema, { school: 'USP', startYear: 2010, endYear: 2014 })],
  bios: [
    fixtureFor(bioSchema, {
      title: 'For clients',
      body: '<p>Builds payment systems that people trust and that do not fail at night. Ten years of it.</p>',
      language: 'en',
    }),
  ],
});
const theirs = { ...changedEverywhere(read.response, candidate), version: 5 };
const transcript = fixtureFor(transcriptSchema, { status: 'summary', summary: 'Knows Kafka.' });
const rule = fixtureFor(companyRuleSchema, {
  version: 3,
  company: { id: idOf(41), name: 'Blue Harbour' },
  until: '2027-03-01',
  note: 'Said so.',
});
const bio = candidate.bios?.[0]?.id ?? '';

const drafts = [
  respond(bioEndpoints.readDraft, () => ({ draft: null })),
  respond(bioEndpoints.saveDraft, () => fixtureFor(bioEndpoints.saveDraft.response)),
];

const form = (
  source: string,
  place: string,
  endpoint: AnyEndpoint,
  fields: number,
  change?: MergingForm['change'],
): MergingForm => ({
  source: `features/edit/${source}`,
  show: (handler) =>
    renderRemote(<CandidatesRoutes />, {
      api,
      session: 'admin',
      path: `/candidates/${candidate.id}/${place}`,
      handlers: [...recordHandlers(candidate), ...drafts, handler],
    }),
  endpoint,
  current: theirs,
  fields,
  ...(change && { change }),
});

testConflicts(path.join(import.meta.dirname, '../..'), [
  form(
    'contact/contact-drawer.tsx',
    'edit/contact-information',
    candidateEndpoints.updateContact,
    20,
  ),
  form('links/links-drawer.tsx', 'edit/links', candidateEndpoints.updateLinks, 1),
  form('rates/rates-drawer.tsx', 'edit/rates-np-open-to', candidateEndpoints.updateRates, 8),
  form('skills/skills-drawer.tsx', 'edit/skills-english-level', candidateEndpoints.updateSkills, 2),
  form(
    'background/experience-drawer.tsx',
    'profile?edit=experience',
    candidateEndpoints.updateExperience,
    1,
  ),
  form(
    'background/education-drawer.tsx',
    'profile?edit=education',
    candidateEndpoints.updateEducation,
    1,
  ),
  {
    ...form(
      'sensitive/sensitive-drawer.tsx',
      'profile?edit=sensitive',
      candidateEndpoints.updateSensitive,
      2,
      async (user, shown) => {
        await user.click(within(shown).getByRole('combobox', { name: /How/ }));
        await user.click(await screen.findByRole('option', { name: 'Needs a visa' }));
      },
    ),
    // No list contains a country twice.
    current: {
      ...theirs,
      sensitive: {
        birthDate: '1991-02-03',
        workAuthorisation: [{ country: 'JP', kind: 'permit', expiresOn: null }],
      },
    },
  },
  form('harvest/harvest-drawer.tsx', 'edit/harvest-id', candidateEndpoints.updateHarvestId, 1),
  form('bios/bio-editor.tsx', `bio/${bio}/edit`, bioEndpoints.update, 5),
  {
    source: 'features/record/clients/rule-dialogs.tsx',
    show: (handler) =>
      renderRemote(<CandidatesRoutes />, {
        api,
        session: 'admin',
        path: `/candidates/${candidate.id}/profile`,
        handlers: [
          ...recordHandlers(candidate),
          respond(companyRuleEndpoints.list, () => ({ data: [rule], mayChange: true })),
          handler,
        ],
      }),
    open: async (user) =>
      user.click(await screen.findByRole('button', { name: 'Change the rule for Blue Harbour' })),
    endpoint: companyRuleEndpoints.update,
    current: { ...changedEverywhere(companyRuleEndpoints.update.response, rule), version: 5 },
    fields: 2,
    save: 'Save rule',
    change: async (user, shown) => {
      await user.type(within(shown).getByRole('textbox', { name: /Why/ }), ' Twice.');
    },
  },
  {
    source: 'features/record/calendar/transcript/summary-form.tsx',
    show: (handler) =>
      renderRemote(<CandidatesRoutes />, {
        api,
        session: 'admin',
        path: `/candidates/${candidate.id}/profile/candidate-calendar/${idOf(41)}/transcript-summary`,
        handlers: [
          ...recordHandlers(candidate),
          respond(calendarEndpoints.ofCandidate, () =>
            fixtureFor(calendarEndpoints.ofCandidate.response, { entries: [] }),
          ),
          respond(transcriptEndpoints.read, () =>
            fixtureFor(transcriptEndpoints.read.response, { transcript }),
          ),
          handler,
        ],
      }),
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Edit summary' })),
    endpoint: transcriptEndpoints.edit,
    current: { ...changedEverywhere(transcriptEndpoints.edit.response, transcript), version: 5 },
    fields: 1,
  },
]);
