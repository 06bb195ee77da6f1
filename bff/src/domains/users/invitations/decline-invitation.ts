import type { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { revokeTokens } from '../../auth/api/account-tokens.ts';
import { changeUser } from '../../../identity/change-user.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { revokeRoles } from '../roles/role-rules.ts';
import type { User } from '../../../identity/user.model.ts';
import { notifyInviters } from './notify-inviters.ts';

interface By {
  /** The account that declined; null for the link holder. */
  accountId?: Types.ObjectId;
  tokenId?: Types.ObjectId;
}

/** Ends a declined invitation, with the roles that it would have granted. */
export async function declineInvitation(
  tx: Tx,
  invitationId: Types.ObjectId,
  { accountId, tokenId }: By,
): Promise<User> {
  const user = await changeUser(
    tx,
    invitationId,
    { $set: { status: 'disabled', previousStatus: 'invited', declinedAt: tx.at } },
    { status: 'invited' },
  );
  if (!user) throw new AppError('TOKEN_REVOKED');
  const roles = await liveAssignments([invitationId], tx.session);
  await notifyInviters(tx, roles, { name: `${user.firstName} ${user.lastName}`, verb: 'declined' });
  await revokeRoles(tx, roles);
  await revokeTokens(tx, invitationId, ['invite']);
  await audit(tx, {
    action: 'user.decline_invite',
    entity: 'user',
    entityId: invitationId,
    actorUserId: accountId ?? invitationId,
    ...(tokenId && { tokenId }),
    changes: [{ path: 'status', before: 'invited', after: 'disabled' }],
  });
  return user;
}
