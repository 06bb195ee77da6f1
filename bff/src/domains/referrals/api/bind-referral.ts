import { clientRoles, limits, normaliseEmail } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { UserModel } from '../../../identity/user.model.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { isActiveStaff } from '../../../identity/people/people.ts';
import { changeReferral } from '../change-referral.ts';
import { ofKind, programInForce, termsOf } from '../programs/program-in-force.ts';
import { referrerOf } from '../referral-code.ts';
import { ReferralModel, type ReferralRecord } from '../referral.model.ts';

interface Applied {
  candidate: Pick<Candidate, '_id' | 'name' | 'userId'>;
  email: string;
  /** A candidate already known to the agency cannot be referred. */
  isNew: boolean;
  /** Code of the personal link that the candidate used. */
  code: string | null;
  secret: string;
}

const open = ['submitted', 'contacted'] as const;

/** The first referrer counts. Without a referral, the personal link of the application counts. */
export async function bindReferral(
  tx: Tx,
  { candidate, email, isNew, code, secret }: Applied,
): Promise<BoundReferral | null> {
  if (!isNew) return null;
  const emailNorm = normaliseEmail(email);
  const first = await ReferralModel.findOne(
    { ...ofKind('candidate'), emailNorm, status: { $in: [...open] }, deletedAt: null },
    null,
    { session: tx.session, sort: { createdAt: 1, _id: 1 } },
  ).lean();
  const referral = first ?? (await byLink(tx, { candidate, email, code, secret }));
  if (!referral) return null;
  await changeReferral(tx, referral, {
    action: 'join',
    version: null,
    bySystem: true,
    set: { candidateId: candidate._id },
  });
  return { id: referral._id, isByClient: await isClient(tx, referral.referrerUserId) };
}

export interface BoundReferral {
  id: Types.ObjectId;
  /** Whether a client's user recommended them. */
  isByClient: boolean;
}

const isClient = async ({ session }: Tx, userId: Types.ObjectId): Promise<boolean> =>
  (await RoleAssignmentModel.exists({
    userId,
    role: { $in: [...clientRoles] },
    revokedAt: null,
  }).session(session)) !== null;

/**
 * When a company requests its first job and someone recommended it, binds the referral of the
 * requesting person to the company.
 */
export async function bindClientReferral(
  tx: Tx,
  { companyId, email }: { companyId: Types.ObjectId; email: string },
): Promise<void> {
  const referral = await ReferralModel.findOne(
    {
      ...ofKind('client'),
      emailNorm: normaliseEmail(email),
      status: { $in: [...open] },
      deletedAt: null,
    },
    null,
    { session: tx.session, sort: { createdAt: 1, _id: 1 } },
  ).lean();
  if (!referral) return;
  await changeReferral(tx, referral, {
    action: 'join',
    version: null,
    bySystem: true,
    set: { companyId },
  });
}

/** Checks whether the applicant is the referrer: by session, or by the account's address. */
async function isOneself(
  { userId, session }: Tx,
  referrerUserId: Types.ObjectId,
  email: string,
): Promise<boolean> {
  if (userId?.equals(referrerUserId)) return true;
  const own = { _id: referrerUserId, emailNorm: normaliseEmail(email) };
  return (await UserModel.exists(own).session(session)) !== null;
}

async function byLink(
  tx: Tx,
  { candidate, email, code, secret }: Omit<Applied, 'isNew'>,
): Promise<ReferralRecord | null> {
  const referrerUserId = code === null ? null : referrerOf(secret, code, tx.at);
  if (!referrerUserId || (await isOneself(tx, referrerUserId, email))) return null;
  const program = await programInForce('candidate', tx.session);
  const isByStaff = await isActiveStaff(referrerUserId, tx.session);
  // The link promises a reward while a program is active; colleagues get none.
  if (!program && !isByStaff) return null;
  const referral = new ReferralModel({
    _id: new Types.ObjectId(),
    referrerUserId,
    isByStaff,
    name: candidate.name,
    email,
    emailNorm: normaliseEmail(email),
    relationship: 'other',
    ...termsOf(program),
    expiresAt: new Date(tx.at.getTime() + limits.referral.life),
    createdAt: tx.at,
    updatedAt: tx.at,
  }).toObject<ReferralRecord>();
  await ReferralModel.insertMany([referral], { session: tx.session });
  await audit(tx, { action: 'referral.create', entity: 'referral', entityId: referral._id });
  return referral;
}
