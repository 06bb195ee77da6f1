import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { isRecordId } from '../../db/record-id.ts';
import { CandidateModel, type Candidate } from './candidate.model.ts';
import { isOwnRecord, reaches } from './candidates.policy.ts';

type Seen = Candidate | 'NOT_FOUND' | 'SELF_RECORD';

/**
 * Returns these live candidates by id with one query: each as far as the actor may see it, or else
 * the error code.
 */
export async function readableCandidates(
  actor: Actor,
  ids: readonly string[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Seen>> {
  const named = ids.filter(isRecordId);
  if (named.length === 0) return new Map();
  const found = await CandidateModel.find({ _id: { $in: named }, deletedAt: null }, null, {
    session,
  }).lean();
  return new Map(
    found.map((candidate) => [candidate._id.toHexString(), asSeenBy(actor, candidate)] as const),
  );
}

function asSeenBy(actor: Actor, candidate: Candidate): Seen {
  if (isOwnRecord(actor, candidate)) return 'SELF_RECORD';
  return reaches(actor, 'candidate.read', candidate) ? candidate : 'NOT_FOUND';
}
