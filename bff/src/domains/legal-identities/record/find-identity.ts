import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import {
  findCandidate,
  reaches,
  requireReach,
  type Candidate,
} from '../../../records/candidates/candidate-lookup.ts';
import { findOwnRecord } from '../../../records/candidates/own-record.ts';
import { LegalIdentityModel, type LegalIdentityRecord } from '../legal-identity.model.ts';

export interface FoundIdentity {
  identity: LegalIdentityRecord;
  candidate: Candidate;
}

async function findById(id: string, session: ClientSession | null): Promise<LegalIdentityRecord> {
  const identity = isRecordId(id)
    ? await LegalIdentityModel.findOne({ _id: id, deletedAt: null }, null, {
        session,
      }).lean()
    : null;
  if (!identity) throw new AppError('NOT_FOUND');
  return identity;
}

/** Returns the reader's own identity. @throws AppError NOT_FOUND for any other */
export async function findOwnIdentity(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundIdentity> {
  const candidate = await findOwnRecord(actor, session);
  const identity = await findById(id, session);
  if (!identity.candidateId.equals(candidate._id)) throw new AppError('NOT_FOUND');
  return { identity, candidate };
}

/**
 * Returns an identity that the reader may open: all for users who verify, otherwise drafts that
 * staff enter before the person submits them.
 * @throws AppError NOT_FOUND for a hidden one, SELF_RECORD, FORBIDDEN
 */
export async function findStaffIdentity(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundIdentity> {
  const identity = await findById(id, session);
  const candidate = await findCandidate(actor, identity.candidateId.toHexString(), { session });
  requireReach(actor, 'legalIdentity.update', candidate);
  if (!mayOpen(actor, identity, candidate)) throw new AppError('NOT_FOUND');
  return { identity, candidate };
}

export const mayOpen = (
  actor: Actor,
  { status, typedBy }: LegalIdentityRecord,
  candidate: Candidate,
): boolean =>
  reaches(actor, 'legalIdentity.verify', candidate) ||
  (reaches(actor, 'legalIdentity.update', candidate) && status === 'draft' && typedBy.length > 0);

/** Returns all versions of a person, the newest first. */
export const identitiesOf = (
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<LegalIdentityRecord[]> =>
  LegalIdentityModel.find({ candidateId, deletedAt: null }, null, { session })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
