import type { Types } from 'mongoose';
import { createPool } from '../pools/pool.fixtures.ts';
import { readyJob } from '../jobs/job.fixtures.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';

const openJob = ({ company, colleague }: World, confidential = false) =>
  readyJob({
    companyId: company._id,
    accountManagerId: colleague._id,
    leadRecruiterId: colleague._id,
    confidential,
  });

const knowsSecrets = ({ name }: Caller): boolean => name === 'owner' || name === 'admin';

const pair: EndpointFixture = {
  call: async (world, caller) => {
    const job = await openJob(world);
    const candidate = await candidateFor(world, caller, 'candidate.read');
    return { params: { id: job._id.toHexString(), candidateId: candidate._id.toHexString() } };
  },
  hidden: async (world, caller) => {
    const candidate = await hiddenCandidateFor(world, caller);
    if (!candidate) return null;
    const job = await openJob(world);
    return { params: { id: job._id.toHexString(), candidateId: candidate._id.toHexString() } };
  },
};

let pools = 0;
const poolBy = (ownerUserId: Types.ObjectId, isPrivate = false) =>
  createPool(`Pool to match ${(pools += 1)}`, { ownerUserId, isPrivate });

/** Fixture for a pool; the hidden one is another user's private pool. */
const onPool = (bodyFor: (world: World, caller: Caller) => Promise<object>): EndpointFixture => ({
  call: async (world, caller) => {
    const pool = await poolBy(personOf(caller).user._id);
    return { params: { id: pool._id.toHexString() }, ...(await bodyFor(world, caller)) };
  },
  hidden: async (world, caller) => {
    if (knowsSecrets(caller)) return null;
    const pool = await poolBy(world.colleague._id, true);
    return { params: { id: pool._id.toHexString() }, ...(await bodyFor(world, caller)) };
  },
});

export const matchingFixtures: EndpointFixtures = {
  'poolSuggestions.read': onPool(() => Promise.resolve({})),
  'poolSuggestions.dismiss': onPool(async (world, caller) => {
    const candidate = await candidateFor(world, caller, 'candidate.updatePools');
    return { body: { candidateIds: [candidate._id.toHexString()], dismissed: true } };
  }),
  'matching.ofJob': {
    call: async (world) => ({ params: { id: (await openJob(world))._id.toHexString() } }),
    hidden: async (world, caller) =>
      knowsSecrets(caller)
        ? null
        : { params: { id: (await openJob(world, true))._id.toHexString() } },
  },
  'matching.ofPair': pair,
  'matching.ofCandidate': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.read');
      return { params: { id: candidate._id.toHexString() } };
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && { params: { id: candidate._id.toHexString() } };
    },
  },
};
