import type { PermissionName } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { readOnce, rowsAtHand } from '../../db/one-moment.ts';
import { isRecordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import { faceRows, type CandidateFace } from './candidate-names.ts';
import { CandidateModel, type Candidate } from './candidate.model.ts';
import { isOwnRecord, reaches } from './candidates.policy.ts';

// The candidate as other domains use it; its model stays in its own domain.
export type { Candidate };
export { isOwnRecord, reaches };

/** Checks whether a user may open a candidate's record; users never open their own as staff. */
export const opensCandidate = (actor: Actor, candidate: Candidate): boolean =>
  !isOwnRecord(actor, candidate) && reaches(actor, 'candidate.read', candidate);

interface LookupOptions {
  session?: ClientSession | null;
  /** Whether a deleted record is accepted, for users who may restore it. */
  deleted?: boolean;
}

/**
 * Returns the record with this id or number (`C-000123`), if the actor may see it.
 * @throws AppError NOT_FOUND for a missing or hidden one, SELF_RECORD for one's own,
 *   CANDIDATE_MERGED for a merged one, INVALID_TRANSITION for a deleted one if only a live one is
 *   accepted
 */
export async function findCandidate(
  actor: Actor,
  idOrNumber: string,
  { session = null, deleted = false }: LookupOptions = {},
): Promise<Candidate> {
  const named = nameOf(idOrNumber);
  const read = async () => {
    const found = await CandidateModel.findOne(named ?? {}, null, { session }).lean();
    if (found && !session) rowsAtHand<CandidateFace>(faceRows, [found]);
    return found;
  };
  // Several parts of a page request the same record.
  const candidate = named && (await readOnce(session, `candidate ${JSON.stringify(named)}`, read));
  if (!candidate) throw new AppError('NOT_FOUND');
  if (isOwnRecord(actor, candidate)) throw new AppError('SELF_RECORD');
  if (!reaches(actor, 'candidate.read', candidate)) throw new AppError('NOT_FOUND');
  if (candidate.mergedIntoId) throw await mergedAway(actor, candidate, session);
  if (candidate.deletedAt) {
    if (!reaches(actor, 'candidate.restoreDeleted', candidate)) throw new AppError('NOT_FOUND');
    if (!deleted) throw recordIsDeleted();
  }
  return candidate;
}

/** Returns the surviving record at the end of all merges. */
async function mergedAway(
  actor: Actor,
  { number, mergedIntoId }: Candidate,
  session: ClientSession | null,
): Promise<AppError> {
  let next = mergedIntoId;
  while (next) {
    const survivor: Candidate | null = await CandidateModel.findById(next, null, {
      session,
    }).lean();
    if (!survivor || !reaches(actor, 'candidate.read', survivor)) return new AppError('NOT_FOUND');
    if (!survivor.mergedIntoId)
      return new AppError('CANDIDATE_MERGED', {
        context: {
          number,
          survivorId: survivor._id.toHexString(),
          survivorNumber: survivor.number,
        },
      });
    next = survivor.mergedIntoId;
  }
  return new AppError('NOT_FOUND');
}

/** Returns a live record regardless of rights, for work without an actor. Null if there is none. */
export const findLiveCandidate = (
  id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Candidate | null> =>
  CandidateModel.findOne({ _id: id, deletedAt: null }, null, { session }).lean();

/** Returns a record, also a deleted one, regardless of rights. */
export const findKeptCandidate = (
  id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Candidate | null> => CandidateModel.findById(id, null, { session }).lean();

/** Returns live records, regardless of rights. */
export const findLiveCandidates = async (
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<Candidate[]> =>
  ids.length === 0
    ? []
    : CandidateModel.find({ _id: { $in: [...ids] }, deletedAt: null }, null, { session }).lean();

/** The error for every change except restoring on a deleted record. */
export const recordIsDeleted = (): AppError =>
  new AppError('INVALID_TRANSITION', {
    context: { currentState: 'deleted', allowedActions: ['restore_deleted'] },
  });

/** Returns a visible record on which the actor holds `permission`. */
export async function findCandidateFor(
  actor: Actor,
  permission: PermissionName,
  idOrNumber: string,
  options: LookupOptions = {},
): Promise<Candidate> {
  const candidate = await findCandidate(actor, idOrNumber, options);
  requireReach(actor, permission, candidate);
  return candidate;
}

/** @throws AppError FORBIDDEN if the permission does not cover this visible record */
export function requireReach(actor: Actor, permission: PermissionName, candidate: Candidate): void {
  if (!reaches(actor, permission, candidate))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
}

function nameOf(idOrNumber: string): { _id: string } | { number: string } | null {
  if (isRecordId(idOrNumber)) return { _id: idOrNumber };
  const number = idOrNumber.toUpperCase();
  return /^C-\d{6,}$/.test(number) ? { number } : null;
}
