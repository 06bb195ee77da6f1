import type { MyInvitation, myInvitationEndpoints } from '@muster/contracts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import type { SessionContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { consumeToken } from '../../auth/api/account-tokens.ts';
import {
  RoleAssignmentModel,
  type RoleAssignment,
} from '../../../identity/role-assignment.model.ts';
import type { User } from '../../../identity/user.model.ts';
import { declineInvitation } from './decline-invitation.ts';
import { joinAccount } from './join-account.ts';
import { findMyInvitation, requirePending, showMyInvitations } from './my-invitation.ts';

/** Adds the roles of an invitation to the own account; a repeat changes nothing. */
export const acceptMyInvitation = (
  ctx: SessionContext,
  { params }: Input<typeof myInvitationEndpoints.accept>,
): Promise<MyInvitation> =>
  transact(ctx, async (tx) => {
    const account = ctx.session.user;
    const invitation = await findMyInvitation(tx, account, params.id);
    if (invitation.joinedUserId) return show(tx, invitation, [], 'accepted');
    const { roles, token } = await requirePending(tx, invitation);
    await consumeToken(tx, token);
    await joinAccount(tx, { invitation, account, roles });
    return show(tx, invitation, roles, 'accepted');
  });

/** Declines an invitation; a repeat changes nothing. */
export const declineMyInvitation = (
  ctx: SessionContext,
  { params }: Input<typeof myInvitationEndpoints.decline>,
): Promise<MyInvitation> =>
  transact(ctx, async (tx) => {
    const account = ctx.session.user;
    const invitation = await findMyInvitation(tx, account, params.id);
    const before = await rolesOffered(tx, invitation);
    if (invitation.declinedAt) return show(tx, invitation, before, 'declined');
    const { roles } = await requirePending(tx, invitation);
    await declineInvitation(tx, invitation._id, { accountId: account._id });
    return show(tx, invitation, roles, 'declined');
  });

const rolesOffered = ({ session }: Tx, { _id, declinedAt }: User): Promise<RoleAssignment[]> =>
  RoleAssignmentModel.find({ userId: _id, revokedAt: declinedAt }, null, { session }).lean();

async function show(
  tx: Tx,
  invitation: User,
  roles: readonly RoleAssignment[],
  status: MyInvitation['status'],
): Promise<MyInvitation> {
  const [shown] = await showMyInvitations(
    [{ invitation, roles, status, expiresAt: null }],
    tx.session,
  );
  if (!shown) throw new Error('An invitation has one view');
  return shown;
}
