import { canLead, usualFlags, type GrantableRole } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { rowsToCount, type RowsToCount } from '../../db/count-together.ts';
import { stampVersion } from '../../db/record-version.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { CompanyUserModel, type CompanyUser } from './company-user.model.ts';
import { memberFields } from './member-fields.ts';

// The membership as other domains use it; its model stays in its own domain.
export type { CompanyUser };

/** Makes a user a member of a company, or a member again; keeps earlier flags. */
export async function openMembership(
  tx: Tx,
  {
    companyId,
    userId,
    role,
  }: { companyId: Types.ObjectId; userId: Types.ObjectId; role: GrantableRole },
  status: Extract<CompanyUser['status'], 'invited' | 'active'>,
): Promise<void> {
  const { canDecide, ...flags } = usualFlags(role);
  await CompanyUserModel.updateOne(
    { companyId, userId },
    stampVersion(tx, {
      // Read-only roles may not decide, whatever they could before.
      $set: { status, ...(canLead(role) ? {} : { canDecide }) },
      $setOnInsert: {
        ...flags,
        ...(canLead(role) ? { canDecide } : {}),
        createdAt: tx.at,
        createdBy: tx.userId,
      },
    }),
    { session: tx.session, upsert: true, setDefaultsOnInsert: true },
  );
}

/** Ends a membership; what the user wrote there stays. */
export async function closeMembership(
  tx: Tx,
  companyId: Types.ObjectId,
  userId: Types.ObjectId,
): Promise<void> {
  await setStatus(tx, { companyId, userId }, 'disabled');
}

/** Activates the memberships of a user who has accepted the invitation. */
export const activateMemberships = (tx: Tx, userId: Types.ObjectId): Promise<void> =>
  setStatus(tx, { userId, status: 'invited' }, 'active');

/**
 * Moves the memberships of an accepted invitation to its account. A former member gets the old one
 * back, with the rights of the invitation, because what they wrote refers to it.
 */
export async function joinMemberships(
  tx: Tx,
  from: Types.ObjectId,
  to: Types.ObjectId,
): Promise<void> {
  const { session, at } = tx;
  const invited = await CompanyUserModel.find({ userId: from, deletedAt: null }, null, {
    session,
  }).lean();
  for (const { _id, companyId, ...member } of invited) {
    const former = await CompanyUserModel.findOne({ companyId, userId: to }, null, {
      session,
    }).lean();
    const stamp = { at, userId: to };
    await CompanyUserModel.updateOne(
      { _id },
      stampVersion(stamp, {
        $set: former ? { deletedAt: at, deletedBy: to } : { ...live, userId: to },
      }),
      { session },
    );
    if (!former) continue;
    const rights = {
      ...Object.fromEntries(memberFields.map((path) => [path, member[path]])),
      sharedJobIds: member.sharedJobIds ?? [],
    };
    await CompanyUserModel.updateOne(
      { _id: former._id },
      stampVersion(stamp, { $set: { ...live, ...rights } }),
      { session },
    );
  }
}

/** Returns a user's membership in a company, ended or not; empty if there never was one. */
export const membershipIdsOf = (
  companyId: Types.ObjectId,
  userId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> =>
  CompanyUserModel.distinct('_id', { companyId, userId }).session(session);

const live = { status: 'active', deletedAt: null, deletedBy: null } as const;
/** Returns the users of these memberships. */
export const userIdsOfMembers = (
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : CompanyUserModel.distinct('userId', { _id: { $in: [...ids] } }).session(session);

/** Members of a company whose access has not ended. */
export const membersToCount = (companyId: Types.ObjectId): RowsToCount =>
  rowsToCount(CompanyUserModel, {
    companyId,
    deletedAt: null,
    status: { $ne: 'disabled' },
  });

async function setStatus(
  tx: Tx,
  which: Partial<Pick<CompanyUser, 'companyId' | 'userId' | 'status'>>,
  status: CompanyUser['status'],
): Promise<void> {
  await CompanyUserModel.updateMany(which, stampVersion(tx, { $set: { status } }), {
    session: tx.session,
  });
}
