import {
  limits,
  type ExperienceSuggestion,
  type SuggestionList,
  type experienceSuggestionEndpoints,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Service } from '../../../http/mount.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import type { Candidate } from '../../candidates/api/reviewed-facts.ts';
import { findPeople, type People } from '../../../identity/people/people.ts';
import type { Suggestion } from '../../../cv-engine/experience-suggestions.types.ts';
import { isUntouched } from '../profile/applied-facts.ts';
import { findSuggestions } from './find-suggestions.ts';
import { SuggestionDecisionModel, type SuggestionDecision } from './suggestion-decision.model.ts';

/** Lists suggestions for better wording and recent decisions. */
export const listSuggestions: Service<typeof experienceSuggestionEndpoints.list> = async (
  { actor },
  { params },
) => showSuggestions(await findCandidateFor(actor, 'candidate.updateExperience', params.id));

/** Upper bound on the past decisions that are listed. */
const maxDecided = 50;

export async function showSuggestions(
  candidate: Candidate,
  session: ClientSession | null = null,
): Promise<SuggestionList> {
  const decided = await decisionsOf(candidate, session);
  const known = new Set(decided.map(({ key }) => key));
  const found = await findSuggestions(candidate);
  const recent = decided.slice(0, maxDecided);
  const people = await findPeople(
    recent.map(({ decidedBy }) => decidedBy),
    session,
  );
  return {
    candidateVersion: candidate.version,
    engine: 'rules',
    open: found
      .filter(({ key }) => !known.has(key))
      .map((suggestion) => showOpen(suggestion, candidate)),
    decided: recent.map((decision) => showDecided(decision, { candidate, people })),
  };
}

/** Returns all decisions on a record, newest first. */
export const decisionsOf = (
  { _id }: Pick<Candidate, '_id'>,
  session: ClientSession | null,
): Promise<SuggestionDecision[]> =>
  SuggestionDecisionModel.find({ candidateId: _id }, null, { session })
    .sort({ decidedAt: -1, _id: -1 })
    .lean();

/** "Senior engineer, Brightwave". */
export function entryName(candidate: Pick<Candidate, 'experience'>, id: string): string {
  const entry = candidate.experience.find(({ _id }) => _id.toHexString() === id);
  return entry ? `${entry.title}, ${entry.companyName}` : '';
}

function showOpen(suggestion: Suggestion, candidate: Candidate): ExperienceSuggestion {
  const { key, kind, experienceId, before, after, reason, isSafe } = suggestion;
  return {
    key,
    kind,
    experienceId,
    before,
    after,
    reason,
    isSafe,
    entry: entryName(candidate, experienceId),
    status: 'open',
    decidedBy: null,
    undoableUntil: null,
  };
}

function showDecided(
  decision: SuggestionDecision,
  { candidate, people }: { candidate: Candidate; people: People },
): ExperienceSuggestion {
  const { key, kind, experienceId, entry, before, after, reason, isSafe, status } = decision;
  const until = undoableUntil(decision, candidate);
  return {
    key,
    kind,
    entry,
    before,
    after,
    reason,
    isSafe,
    status,
    experienceId: experienceId.toHexString(),
    decidedBy: people.name(decision.decidedBy),
    undoableUntil: until?.toISOString() ?? null,
  };
}

/** Returns the time until which a decision can be undone; null if it cannot. */
export function undoableUntil(
  { decidedAt, applied }: Pick<SuggestionDecision, 'decidedAt' | 'applied'>,
  candidate: Pick<Candidate, 'fieldVersions'>,
  now = new Date(),
): Date | null {
  const until = new Date(decidedAt.getTime() + limits.suggestion.undo);
  if (until <= now) return null;
  return !applied || isUntouched(candidate, applied) ? until : null;
}
