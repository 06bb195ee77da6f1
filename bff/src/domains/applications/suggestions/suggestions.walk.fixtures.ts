import { createJob } from '../../jobs/job.fixtures.ts';
import {
  SuggestionModel,
  type SuggestionRecord,
} from '../../../records/applications/suggestion.model.ts';
import type {
  EndpointFixture,
  EndpointFixtures,
  FixtureCall,
} from '../../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../../walk/records.fixtures.ts';
import type { Caller, World } from '../../../walk/world.fixtures.ts';

/** Creates a job that the caller knows, or another team's confidential one. */
const jobOf = ({ company, colleague }: World, caller: Caller, confidential = false) =>
  createJob({
    companyId: company._id,
    accountManagerId: colleague._id,
    leadRecruiterId: confidential ? colleague._id : personOf(caller).user._id,
    confidential,
  });

/** Creates an open suggestion: the caller's own if vetters act, otherwise a colleague's. */
async function suggestionFor(
  world: World,
  caller: Caller,
  { confidential = false }: { confidential?: boolean } = {},
): Promise<SuggestionRecord> {
  const job = await jobOf(world, caller, confidential);
  const candidate = await candidateFor(world, caller, 'candidate.read');
  const isOwn = caller.name === 'vetter' && !confidential;
  const suggestion = await SuggestionModel.create({
    jobId: job._id,
    candidateId: candidate._id,
    note: 'Strong in Go.',
    createdBy: isOwn ? personOf(caller).user._id : world.colleague._id,
  });
  return suggestion.toObject();
}

/**
 * Builds an action on a suggestion; others' suggestions are hidden from vetters, confidential jobs
 * from other users.
 */
function onSuggestion(body: object = {}): EndpointFixture {
  const callOn = ({ _id, version }: SuggestionRecord): FixtureCall => ({
    params: { id: _id.toHexString() },
    body: { version, ...body },
  });
  return {
    call: async (world, caller) => callOn(await suggestionFor(world, caller)),
    hidden: async (world, caller) =>
      caller.name === 'owner' || caller.name === 'admin'
        ? null
        : callOn(await suggestionFor(world, caller, { confidential: true })),
  };
}

export const suggestionFixtures: EndpointFixtures = {
  'suggestions.ofJob': {
    call: async (world, caller) => ({
      params: { id: (await suggestionFor(world, caller)).jobId.toHexString() },
    }),
    hidden: async (world, caller) =>
      caller.name === 'owner' || caller.name === 'admin'
        ? null
        : { params: { id: (await jobOf(world, caller, true))._id.toHexString() } },
  },
  'suggestions.suggest': {
    call: async (world, caller) => ({
      params: { id: (await jobOf(world, caller))._id.toHexString() },
      body: {
        candidateId: (await candidateFor(world, caller, 'candidate.read'))._id.toHexString(),
      },
    }),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return (
        candidate && {
          params: { id: (await jobOf(world, caller))._id.toHexString() },
          body: { candidateId: candidate._id.toHexString() },
        }
      );
    },
  },
  'suggestions.accept': onSuggestion(),
  'suggestions.decline': onSuggestion({ note: 'Too junior for this one.' }),
  'suggestions.withdraw': onSuggestion(),
};
