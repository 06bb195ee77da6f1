import type { PermissionName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import {
  findCandidate,
  reaches,
  type Candidate,
} from '../../../records/candidates/candidate-lookup.ts';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../../records/vetting/vetting-interview.model.ts';

export interface FoundInterview {
  interview: VettingInterviewRecord;
  candidate: Candidate;
}

/**
 * Returns an interview of a candidate visible to the actor, on which `permission` is held.
 * @throws AppError NOT_FOUND, SELF_RECORD, FORBIDDEN
 */
export async function findInterview(
  actor: Actor,
  permission: PermissionName,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundInterview> {
  const interview = isRecordId(id)
    ? await VettingInterviewModel.findOne({ _id: id, deletedAt: null }, null, {
        session,
      }).lean()
    : null;
  if (!interview) throw new AppError('NOT_FOUND');
  const candidateId = interview.candidateId.toHexString();
  return { interview, candidate: await findVetted(actor, permission, candidateId, session) };
}

/**
 * Returns a candidate whose vetting is visible to the actor, on whom `permission` is held.
 * @throws AppError NOT_FOUND, SELF_RECORD, FORBIDDEN
 */
export async function findVetted(
  actor: Actor,
  permission: PermissionName,
  id: string,
  session: ClientSession | null = null,
): Promise<Candidate> {
  const candidate = await findCandidate(actor, id, { session });
  if (!reaches(actor, 'vetting.read', candidate)) throw new AppError('NOT_FOUND');
  if (!reaches(actor, permission, candidate))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return candidate;
}
