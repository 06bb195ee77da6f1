import {
  bioEndpoints,
  bioSchema,
  candidateEndpoints,
  candidateSkillSchema,
  educationSchema,
  experienceSchema,
} from '@muster/contracts';
import type { AnyEndpoint } from '@muster/contracts';
import {
  changedEverywhere,
  conflictWith,
  fixtureFor,
  meetConflict,
  renderRemote,
  respond,
  screen,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { CandidatesRoutes } from '../../routes.tsx';
import { idOf, makeCandidate, recordHandlers } from '../../testing/candidate.fixtures.ts';

// Whole pages take their time on a busy machine.
jest.setTimeout(60_000);

const { read } = candidateEndpoints;
const candidate = makeCandidate({
  harvestId: null,
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
const bio = candidate.bios?.[0]?.id ?? '';

const drafts = [
  respond(bioEndpoints.readDraft, () => ({ draft: null })),
  respond(bioEndpoints.saveDraft, () => fixtureFor(bioEndpoints.saveDraft.response)),
];

/** Every form of the record, by its address, and how many fields a colleague changed in it. */
const forms: [route: string, endpoint: AnyEndpoint, fields: number][] = [
  ['edit/contact-information', candidateEndpoints.updateContact, 20],
  ['edit/links', candidateEndpoints.updateLinks, 1],
  ['edit/rates-np-open-to', candidateEndpoints.updateRates, 8],
  ['edit/skills-english-level', candidateEndpoints.updateSkills, 2],
  ['profile?edit=experience', candidateEndpoints.updateExperience, 1],
  ['profile?edit=education', candidateEndpoints.updateEducation, 1],
  ['edit/harvest-id', candidateEndpoints.updateHarvestId, 1],
  [`bio/${bio}/edit`, bioEndpoints.update, 5],
];

test.each(forms)('a conflict in %s is told in words', async (route, endpoint, fields) => {
  const { user } = renderRemote(<CandidatesRoutes />, {
    ...{ api, session: 'admin', path: `/candidates/${candidate.id}/${route}` },
    handlers: [
      ...recordHandlers(candidate),
      respond(endpoint, () => conflictWith(theirs)),
      ...drafts,
    ],
  });
  await screen.findByRole('button', { name: 'Save changes' });
  const told = await meetConflict(user, screen.getByRole('dialog'), 'Save changes');
  expect(told.raw).toEqual([]);
  expect(told.fields).toHaveLength(fields);
});
