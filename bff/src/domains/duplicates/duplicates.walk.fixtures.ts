import type { PermissionName } from '@muster/contracts';
import { Types } from 'mongoose';
import { CandidateMergeModel } from './candidate-merge.model.ts';
import { DuplicateHintModel } from './duplicate-hint.model.ts';
import { pairOf } from './hint-pairs.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import type {
  EndpointFixture,
  EndpointFixtures,
  FixtureCall,
} from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';

/** Fixture for an endpoint about two people, the second of whom may be hidden. */
function onPair(
  permission: PermissionName,
  callOn: (one: Candidate, other: Candidate) => FixtureCall | Promise<FixtureCall>,
): EndpointFixture {
  const one = (world: World, caller: Caller) => candidateFor(world, caller, permission);
  return {
    call: async (world, caller) => callOn(await one(world, caller), await one(world, caller)),
    hidden: async (world, caller) => {
      const hidden = await hiddenCandidateFor(world, caller);
      return hidden && callOn(hidden, await one(world, caller));
    },
  };
}

const paramsOf = (one: Candidate, other: Candidate) => ({
  id: one._id.toHexString(),
  otherId: other._id.toHexString(),
});

const decided = (status: 'open' | 'not_duplicate') =>
  onPair('candidate.updateContact', async (one, other) => {
    await DuplicateHintModel.create({
      ...pairOf(one._id, other._id),
      signals: ['phone'],
      score: 80,
      status,
      createdAt: new Date(),
    });
    return { params: paramsOf(one, other) };
  });

async function merged(one: Candidate, other: Candidate): Promise<FixtureCall> {
  await CandidateModel.updateOne(
    { _id: other._id },
    { $set: { mergedIntoId: one._id, deletedAt: new Date() } },
  );
  const merge = await CandidateMergeModel.create({
    primaryId: one._id,
    duplicateId: other._id,
    fieldChoices: {},
    movedCounts: {},
    mergedBy: new Types.ObjectId(),
    at: new Date(),
    undoUntil: new Date(Date.now() + 60_000),
    undo: { absorbed: { fields: [], lists: [], values: [] }, moved: {}, carriedHints: [] },
  });
  return { params: { id: one._id.toHexString() }, body: { mergeId: merge._id.toHexString() } };
}

export const duplicateFixtures: EndpointFixtures = {
  'duplicates.list': { call: () => ({}) },
  'duplicates.ofCandidate': onPair('candidate.readDuplicates', (one) => ({
    params: { id: one._id.toHexString() },
  })),
  'duplicates.dismiss': decided('open'),
  'duplicates.reopen': decided('not_duplicate'),
  'duplicates.previewMerge': onPair('candidate.merge', (one, other) => ({
    params: paramsOf(one, other),
  })),
  'duplicates.merge': onPair('candidate.merge', (one, other) => ({
    params: { id: one._id.toHexString() },
    body: {
      version: one.version,
      duplicateId: other._id.toHexString(),
      duplicateVersion: other.version,
    },
  })),
  'duplicates.unmerge': onPair('candidate.merge', merged),
};
