import type { BulkItem, PermissionName } from '@muster/contracts';
import type { ProjectionType, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { BulkDone } from '../../../bulk/bulk-action.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { isOwnRecord, reaches, scopeFor } from '../../../records/candidates/candidates.policy.ts';

const shown = {
  name: 1,
  userId: 1,
  ownerUserId: 1,
  vetterIds: 1,
  isPrivate: 1,
  mergedIntoId: 1,
  deletedAt: 1,
} as const satisfies ProjectionType<Candidate>;

/** Fields of a candidate that decide a bulk action. */
export type Judged = Pick<Candidate, '_id' | keyof typeof shown>;

/**
 * Previews a bulk action on these candidates, with one query for all of them: those out of reach
 * are rejected as the single action rejects them, the others are judged.
 */
export async function checkCandidates(
  actor: Actor,
  permission: PermissionName,
  ids: readonly string[],
  judge: (candidate: Judged) => Pick<BulkDone, 'outcome' | 'code'>,
): Promise<BulkItem[]> {
  const found = await CandidateModel.find({ _id: { $in: ids.filter(isRecordId) } }, shown).lean();
  const known = new Map(found.map((candidate) => [candidate._id.toHexString(), candidate]));
  const items: BulkItem[] = [];
  for (const id of ids) {
    const candidate = known.get(id);
    if (candidate && isOpen(actor, permission, candidate))
      items.push({ id, name: candidate.name, ...judge(candidate) });
    else items.push(await refusalOf(actor, permission, id));
  }
  return items;
}

const isOpen = (actor: Actor, permission: PermissionName, candidate: Judged): boolean =>
  candidate.deletedAt === null &&
  candidate.mergedIntoId === null &&
  !isOwnRecord(actor, candidate) &&
  reaches(actor, 'candidate.read', candidate) &&
  reaches(actor, permission, candidate);

async function refusalOf(actor: Actor, permission: PermissionName, id: string): Promise<BulkItem> {
  try {
    const { name } = await findCandidateFor(actor, permission, id);
    // It was restored between the two checks: it can be tried again.
    return { id, name, outcome: 'error', code: 'NOT_FOUND' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const names = await namesOfCandidates(actor, [id]);
    return { id, name: names.get(id) ?? null, outcome: 'error', code: error.code };
  }
}

/** Returns the names of the candidates among these that the actor sees in the list. */
export async function namesOfCandidates(
  actor: Actor,
  ids: readonly (Types.ObjectId | string)[],
): Promise<ReadonlyMap<string, string>> {
  const found = await CandidateModel.find(
    { $and: [scopeFor(actor, 'candidate.read'), { _id: { $in: [...ids] } }] },
    { name: 1 },
  ).lean();
  return new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
}
