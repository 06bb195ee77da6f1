import {
  actionsFrom,
  suggestionMachine,
  type Suggestion,
  type suggestionEndpoints,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Service } from '../../../http/mount.ts';
import { readableCandidates } from '../../../records/candidates/readable-candidates.ts';
import { findJob, takesPeople, worksOn } from '../../../records/jobs/job-lookup.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { candidatePhoto } from '../../../identity/people/photo-address.ts';
import { mayAddTo } from '../../../records/applications/applications.policy.ts';
import { isOwn, readsSuggestions, type FoundSuggestion } from './find-suggestion.ts';
import { SuggestionModel } from '../../../records/applications/suggestion.model.ts';

const max = 100;

/**
 * Lists pending suggestions for users who work with the job's candidates; vetters get their own,
 * including decided ones.
 */
export const readSuggestions: Service<typeof suggestionEndpoints.ofJob> = async (
  { actor },
  { params },
) => {
  const job = await findJob(actor, params.id);
  const rows = await SuggestionModel.find({
    jobId: job._id,
    deletedAt: null,
    ...(readsSuggestions(actor, job) ? { status: 'open' } : { createdBy: actor.userId }),
  })
    .sort({ createdAt: -1, _id: -1 })
    .limit(max)
    .lean();
  const people = await readableCandidates(
    actor,
    rows.map(({ candidateId }) => candidateId.toHexString()),
  );
  const found = rows.flatMap((suggestion): FoundSuggestion[] => {
    const candidate = people.get(suggestion.candidateId.toHexString());
    return typeof candidate === 'object' ? [{ suggestion, candidate, job }] : [];
  });
  return {
    data: await showSuggestions(actor, found),
    maySuggest: actor.can('application.suggest') && takesPeople(job),
  };
};

/** Serialises suggestions for their reader; loads names with one query. */
export async function showSuggestions(
  actor: Actor,
  found: readonly FoundSuggestion[],
  session: ClientSession | null = null,
): Promise<Suggestion[]> {
  const people = await findPeople(
    found.flatMap(({ suggestion }) => [suggestion.createdBy, suggestion.decidedBy]),
    session,
  );
  return found.map(({ suggestion, candidate, job }) => ({
    id: suggestion._id.toHexString(),
    jobId: job._id.toHexString(),
    candidate: {
      id: candidate._id.toHexString(),
      number: candidate.number,
      name: candidate.name,
      ...candidatePhoto(candidate),
      headline: candidate.headline,
      vettingStatus: candidate.vettingStatus,
    },
    note: suggestion.note,
    status: suggestion.status,
    suggestedBy: people.ref(suggestion.createdBy),
    suggestedAt: suggestion.createdAt.toISOString(),
    decidedBy: people.ref(suggestion.decidedBy),
    decidedAt: suggestion.decidedAt?.toISOString() ?? null,
    decisionNote: suggestion.decisionNote,
    // A vetter on the job's team reads its applications, and decides on them before they are
    // submitted.
    applicationId:
      readsSuggestions(actor, job) || worksOn(actor, job)
        ? (suggestion.applicationId?.toHexString() ?? null)
        : null,
    version: suggestion.version,
    allowedActions: actionsFrom(suggestionMachine, suggestion.status, (permission) =>
      permission === 'application.suggest' ? isOwn(actor, suggestion) : mayAddTo(actor, job),
    ),
  }));
}
