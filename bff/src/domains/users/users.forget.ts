import type { Types } from 'mongoose';
import { audit } from '../../audit/audit.service.ts';
import { forgetValues } from '../../audit/forget-values.ts';
import { SessionModel } from '../../auth/session.model.ts';
import { endKeys } from '../../auth/keys/end-keys.ts';
import { revokeSessions } from '../../auth/sessions.ts';
import { stampVersion } from '../../db/record-version.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import type { Forget } from '../../personal/forget.ts';
import { followStaff } from '../../records/team/follow-staff.ts';
import { forgetPhotos } from '../files/api/photos.ts';
import { liveAssignments } from '../../identity/role-assignments.ts';
import { revokeRoles } from './roles/role-rules.ts';
import { UserModel, nameFields } from '../../identity/user.model.ts';

/** Anonymises a person's account, and every invitation that names them. */
export const forgetAccount: Forget = async (tx, { userId }) => {
  if (!userId) return;
  const { session } = tx;
  const account = await UserModel.findById(userId, null, { session }).lean();
  if (!account || account.status === 'anonymised') return;
  const invitations: Types.ObjectId[] = await UserModel.distinct('_id', {
    $or: [
      { joinedUserId: userId },
      { emailNorm: account.emailNorm, invitation: { $ne: null }, _id: { $ne: userId } },
    ],
  }).session(session);
  await revokeRoles(tx, await liveAssignments(invitations, session));
  for (const id of [userId, ...invitations]) await forgetUser(tx, id);
};

/** Anonymises an account, which can no longer sign in and contains no name. */
async function forgetUser(tx: Tx, userId: Types.ObjectId): Promise<void> {
  const { session } = tx;
  const before = await UserModel.findById(userId, null, { session }).lean();
  if (!before || before.status === 'anonymised') return;
  const id = userId.toHexString();
  const name = { firstName: 'Former user', lastName: id.slice(-6), preferredName: null };
  await UserModel.updateOne(
    { _id: userId },
    stampVersion(tx, {
      $set: {
        ...name,
        ...nameFields(name),
        // A unique address that cannot exist: the domain is reserved.
        email: `${id}@anonymised.invalid`,
        emailNorm: `${id}@anonymised.invalid`,
        emailVerifiedAt: null,
        status: 'anonymised',
        previousStatus: before.status,
        disabledReason: null,
        closing: null,
        passwordHash: null,
        passwordHistory: [],
        totpSecret: null,
        totpPendingSecret: null,
        recoveryCodes: [],
        twoStepAt: null,
        phone: null,
        phoneNorm: null,
        mailSignature: null,
        avatarFileId: null,
        timeZone: null,
        country: null,
        emailOptOut: true,
      },
    }),
    { session },
  );
  await forgetPhotos(tx, [before.avatarFileId]);
  await followStaff(tx, userId);
  await revokeSessions({ userId }, 'disabled', session);
  await endKeys(tx, { userId });
  await SessionModel.updateMany({ userId }, { $set: { ip: '', userAgent: '' } }, { session });
  await forgetValues(tx, 'user', [userId]);
  await audit(tx, {
    action: 'user.anonymise',
    entity: 'user',
    entityId: userId,
    changes: [{ path: 'status', before: before.status, after: 'anonymised' }],
  });
}
