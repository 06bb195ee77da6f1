import { today } from '../../db/calendar-day.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { suppressAddress } from '../../mail/suppressions.ts';
import { Types } from 'mongoose';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createPlacement } from '../placements/placement.fixtures.ts';
import { createSheet } from '../timesheets/timesheet.fixtures.ts';
import { createCandidateRecord } from './candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';
import type { PermissionName } from '@muster/contracts';

type Body = Record<string, unknown>;

/** Builds an endpoint on one candidate; `body` is sent besides the version. */
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

/** Returns the version of the candidate's own record, in an editable state. */
async function ownVersion(caller: Caller): Promise<number> {
  const { candidateId } = personOf(caller).assignment;
  const found = await CandidateModel.findByIdAndUpdate(
    candidateId,
    { $set: { status: 'active', rates: [] } },
    { returnDocument: 'after' },
  ).lean();
  return found?.version ?? 1;
}

/** Creates a contractor whose contract ended and whose last hours are not approved yet. */
async function betweenContracts({ test }: World): Promise<SignedIn> {
  const { _id: candidateId } = await createCandidateRecord();
  const { _id: placementId } = await createPlacement(candidateId, { status: 'ended' });
  await createSheet({ memberId: new Types.ObjectId(), candidateId, placementId });
  return signInAs(test, 'contractor', { assignment: { candidateId } });
}

/**
 * Adds an entry to a list of the own profile, after emptying it so that the call can be repeated.
 */
const ownList = (
  list: 'skills' | 'languages' | 'links' | 'experience' | 'education',
  entry: (world: World) => Body,
): EndpointFixture => ({
  call: async (world, caller) => {
    await CandidateModel.updateOne(
      { _id: personOf(caller).assignment.candidateId },
      { $set: { [list]: [] } },
    );
    return {
      body: {
        version: await ownVersion(caller),
        [list]: { upsert: [entry(world)], remove: [] },
      },
    };
  },
});

const onClosedAddress = onCandidate('candidate.updateContact', () => ({
  problem: 'bounced',
  reason: 'Their mailbox works again',
}));
/** The address bounced right before. */
const toWriteAgain: EndpointFixture = {
  ...onClosedAddress,
  call: async (world, caller) => {
    const call = await onClosedAddress.call(world, caller);
    const candidate = await CandidateModel.findById(call.params?.['id']).lean();
    await transact(systemContext('fixture'), (tx) =>
      suppressAddress(tx, candidate?.email ?? '', 'bounced'),
    );
    return call;
  },
};

const contactId = new Types.ObjectId();
const furtherMail = (): Partial<Candidate> => ({
  contacts: [
    {
      _id: contactId,
      kind: 'email',
      label: 'home',
      value: `further.${(people += 1)}@people.test`,
      valueNorm: `further.${people}@people.test`,
      isPrimary: false,
      verifiedAt: null,
    },
  ],
});
const verifyCall = ({ _id }: Candidate) => ({
  params: { id: _id.toHexString(), contactId: contactId.toHexString() },
  body: {},
});
const toVerify: EndpointFixture = {
  call: async (world, caller) =>
    verifyCall(await candidateFor(world, caller, 'candidate.updateContact', furtherMail())),
  hidden: async (world, caller) => {
    const candidate = await hiddenCandidateFor(world, caller, furtherMail());
    return candidate && verifyCall(candidate);
  },
};

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
  'candidates.updateSensitive': onCandidate('candidate.updateSensitive', () => ({
    changes: { workAuthorisation: [{ country: 'PT', kind: 'citizen' }] },
  })),
  'candidates.writeAgain': toWriteAgain,
  'candidates.verifyContact': toVerify,
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
  'ownProfile.updateFacts': {
    call: async (_world, caller) => ({
      body: { version: await ownVersion(caller), changes: { headline: 'Data engineer' } },
    }),
  },
  'ownProfile.updateRate': {
    call: async (world, caller) => {
      const rate = { unit: 'hour', currency: 'USD', expected: '55.00', minimum: null };
      const body = { rate: { ...rate, effectiveFrom: today() } };
      if (caller.name !== 'contractor')
        return { body: { ...body, version: await ownVersion(caller) } };
      return { body: { ...body, version: 1 }, as: await betweenContracts(world) };
    },
  },
  'ownProfile.updateSkills': ownList('skills', ({ skills }) => ({
    skillId: skills[0]._id.toHexString(),
    level: 'working',
    years: 2,
  })),
  'ownProfile.updateLanguages': ownList('languages', () => ({ language: 'pt', level: 'native' })),
  'ownProfile.updateLinks': ownList('links', () => ({
    kind: 'portfolio',
    url: 'https://ines.example.com/own',
  })),
  'ownProfile.updateExperience': ownList('experience', () => ({
    title: 'Data engineer',
    companyName: 'Harbour',
    startMonth: '2021-03',
  })),
  'ownProfile.updateEducation': ownList('education', () => ({ school: 'University of Porto' })),
};
