import type { Candidate } from './candidate.model.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor } from '../../walk/records.fixtures.ts';
import type { World } from '../../walk/world.fixtures.ts';
import type { PermissionName } from '@muster/contracts';

type Body = Record<string, unknown>;

/** An endpoint about one candidate; `body` is what is sent beside the version. */
function onCandidate(
  permission: PermissionName,
  body?: (candidate: Candidate, world: World) => Body,
  changes: () => Partial<Candidate> = () => ({}),
): EndpointFixture {
  const callOn = (candidate: Candidate, world: World) => ({
    params: { id: candidate._id.toHexString() },
    ...(body && { body: { version: candidate.version, ...body(candidate, world) } }),
  });
  return {
    call: async (world, caller) =>
      callOn(await candidateFor(world, caller, permission, changes()), world),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller, changes());
      return candidate && callOn(candidate, world);
    },
  };
}

let people = 0;

export const candidateFixtures: EndpointFixtures = {
  'candidates.list': { call: () => ({ query: { q: 'ines', sort: 'name' } }) },
  'candidates.create': {
    call: () => {
      people += 1;
      return {
        body: {
          firstName: 'Tomas',
          lastName: `Walker ${people}`,
          email: `walker.${people}@people.test`,
          phone: null,
          country: 'PT',
          city: 'Porto',
          headline: 'Data engineer',
          confirmDuplicate: true,
        },
      };
    },
  },
  'candidates.checkDuplicates': {
    call: () => ({ body: { email: 'nobody@people.test', firstName: 'Ana', lastName: 'Reis' } }),
  },
  'candidates.bulkOwner': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.bulkOwner');
      const { user } = world.as('recruiter');
      return {
        body: { ids: [candidate._id.toHexString()], ownerUserId: user._id.toHexString() },
      };
    },
  },
  'candidates.read': onCandidate('candidate.read'),
  'candidates.updateContact': onCandidate('candidate.updateContact', () => ({
    changes: { headline: 'Principal engineer', city: 'Braga' },
    contacts: {
      upsert: [{ kind: 'messenger', label: 'whatsapp', value: '+351 910 000 000' }],
      remove: [],
    },
  })),
  'candidates.updateLinks': onCandidate('candidate.updateContact', () => ({
    links: { upsert: [{ kind: 'portfolio', url: 'https://ines.example.com/work' }], remove: [] },
  })),
  'candidates.updateRates': onCandidate('candidate.updateRates', () => ({
    rate: {
      unit: 'hour',
      currency: 'USD',
      expected: '55.00',
      minimum: '45.00',
      effectiveFrom: '2026-02-01',
    },
    changes: { noticePeriodDays: 30 },
  })),
  'candidates.updateSkills': onCandidate('candidate.updateSkills', (_candidate, { skills }) => ({
    skills: {
      upsert: [{ skillId: skills[0]._id.toHexString(), level: 'advanced', years: 4 }],
      remove: [],
    },
    english: { level: 'C1', assessedBy: 'self' },
  })),
  'candidates.deleteEffects': onCandidate('candidate.delete'),
  'candidates.delete': onCandidate('candidate.delete', ({ number }) => ({
    reason: 'Asked to be forgotten by phone.',
    confirmNumber: number,
  })),
  'candidates.restoreDeleted': onCandidate(
    'candidate.restoreDeleted',
    () => ({}),
    () => ({ deletedAt: new Date(Date.now() - 60_000), deleteReason: 'Entered by mistake.' }),
  ),
  'candidates.activity': onCandidate('candidate.read'),
  'ownProfile.read': { call: () => ({}) },
};
