import { Types } from 'mongoose';
import type { PermissionName } from '@muster/contracts';
import { bioEntry, keepBioVersion } from '../candidates/bios/bio.fixtures.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';

type Details = { params?: Record<string, string>; body?: Record<string, unknown> };

/** An endpoint about one candidate; `details` is sent beside id and version. */
function onCandidate(
  permission: PermissionName,
  details: (candidate: Candidate) => Details = () => ({}),
  changes: () => Partial<Candidate> = () => ({}),
): EndpointFixture {
  const callOn = (candidate: Candidate) => {
    const { params, body } = details(candidate);
    return {
      params: { id: candidate._id.toHexString(), ...params },
      ...(body && { body }),
    };
  };
  return {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, permission, changes());
      return callOn(await withHistory(candidate));
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller, changes());
      return candidate && callOn(candidate);
    },
  };
}

async function withHistory(candidate: Candidate): Promise<Candidate> {
  for (const bio of candidate.bios) await keepBioVersion(candidate, bio);
  return candidate;
}

const withBio = () => ({ bios: [bioEntry()] });
const bioOf = ({ bios }: Candidate): string => bios[0]?._id.toHexString() ?? '';
const draft = {
  title: 'Fintech bio',
  body: '<p>She builds</p>',
  audience: 'client',
  language: 'en',
  status: 'draft',
  isDefault: true,
};
const text = {
  ...draft,
  body: '<p>She has built ledgers for ten years and reads a balance sheet before the code.</p>',
};

/** Creates a bio that was removed a moment ago. */
async function removedBio(candidate: Candidate): Promise<string> {
  const bio = bioEntry();
  await keepBioVersion(candidate, bio);
  return bio._id.toHexString();
}

/** Creates a pool that the caller may see. */
const poolFor = (world: World, caller: Caller) =>
  createPool(`Pool ${new Types.ObjectId().toHexString()}`, {
    ownerUserId: caller.name === 'vetter' ? personOf(caller).user._id : world.colleague._id,
  });

/** Experience, education, bios, pools and the Harvest number of a candidate. */
export const profileFixtures: EndpointFixtures = {
  'candidates.updateExperience': onCandidate('candidate.updateExperience', ({ version }) => ({
    body: {
      version,
      experience: {
        upsert: [{ companyName: 'Ledgerly', title: 'Engineer', startMonth: '2021-03' }],
        remove: [],
      },
    },
  })),
  'candidates.updateEducation': onCandidate('candidate.updateExperience', ({ version }) => ({
    body: {
      version,
      education: { upsert: [{ school: 'Técnico Lisboa', degree: 'master' }], remove: [] },
    },
  })),
  'candidates.updateHarvestId': onCandidate('candidate.updateHarvestId', ({ version, number }) => ({
    body: { version, harvestId: number.replace(/\D/g, '') },
  })),
  'bios.create': onCandidate('candidate.updateBios', ({ version }) => ({
    body: { version, ...text },
  })),
  'bios.update': onCandidate(
    'candidate.updateBios',
    (candidate) => ({
      params: { bioId: bioOf(candidate) },
      body: { version: candidate.version, ...text },
    }),
    withBio,
  ),
  'bios.delete': onCandidate(
    'candidate.updateBios',
    (candidate) => ({
      params: { bioId: bioOf(candidate) },
      body: { version: candidate.version },
    }),
    withBio,
  ),
  'bios.restoreDeleted': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.updateBios');
      return {
        params: { id: candidate._id.toHexString(), bioId: await removedBio(candidate) },
        body: { version: candidate.version },
      };
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return (
        candidate && {
          params: { id: candidate._id.toHexString(), bioId: await removedBio(candidate) },
          body: { version: candidate.version },
        }
      );
    },
  },
  'bios.history': onCandidate(
    'candidate.updateBios',
    (candidate) => ({ params: { bioId: bioOf(candidate) } }),
    withBio,
  ),
  'bios.restoreVersion': onCandidate(
    'candidate.updateBios',
    (candidate) => ({
      params: { bioId: bioOf(candidate) },
      body: { version: candidate.version, number: 1 },
    }),
    withBio,
  ),
  'bios.check': onCandidate('candidate.updateBios', () => ({
    body: { body: '<p>She works at Ledgerly.</p>' },
  })),
  'bios.readDraft': onCandidate('candidate.updateBios', () => ({ params: { key: 'new' } })),
  'bios.saveDraft': onCandidate('candidate.updateBios', () => ({
    params: { key: 'new' },
    body: draft,
  })),
  'bios.dropDraft': onCandidate('candidate.updateBios', () => ({ params: { key: 'new' } })),
  'poolMemberships.ofCandidate': onCandidate('candidate.updatePools'),
  'poolMemberships.change': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.updatePools');
      const pool = await poolFor(world, caller);
      return {
        params: { id: candidate._id.toHexString() },
        body: {
          version: candidate.version,
          pools: [{ poolId: pool._id.toHexString(), place: 'member' }],
        },
      };
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return (
        candidate && {
          params: { id: candidate._id.toHexString() },
          body: { version: candidate.version, pools: [] },
        }
      );
    },
  },
  'poolMemberships.bulk': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.bulkPool');
      const pool = await poolFor(world, caller);
      return {
        body: {
          ids: [candidate._id.toHexString()],
          poolId: pool._id.toHexString(),
          action: 'add',
        },
      };
    },
  },
};
