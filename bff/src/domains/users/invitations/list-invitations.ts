import type { ResponseOf, myInvitationEndpoints } from '@muster/contracts';
import type { SessionContext } from '../../../http/context.ts';
import { openInvites } from '../../auth/api/account-tokens.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { showMyInvitations } from './my-invitation.ts';
import { inClosedCompanies } from '../../auth/api/open-companies.ts';

const max = 50;

/** Lists open and expired invitations to the confirmed address of the account. */
export async function listMyInvitations(
  ctx: SessionContext,
): Promise<ResponseOf<(typeof myInvitationEndpoints)['list']>> {
  const { emailNorm, emailVerifiedAt } = ctx.session.user;
  if (!emailVerifiedAt) return { data: [] };
  const invitations = await UserModel.find({
    emailNorm,
    invitation: { $ne: null },
    status: 'invited',
    deletedAt: null,
  })
    .sort({ createdAt: -1, _id: -1 })
    .limit(max)
    .lean();
  const ids = invitations.map(({ _id }) => _id);
  const tokens = await openInvites(ids);
  const roles = await liveAssignments(ids);
  const closed = new Set((await inClosedCompanies(roles, null)).map(({ _id }) => _id));
  const now = new Date();
  const rows = invitations.flatMap((invitation) => {
    const token = tokens.get(invitation._id.toHexString());
    const held = roles.filter(({ userId }) => userId.equals(invitation._id));
    if (!token || held.length === 0 || held.some(({ _id }) => closed.has(_id))) return [];
    const status = token.expiresAt > now ? ('pending' as const) : ('expired' as const);
    return { invitation, roles: held, status, expiresAt: token.expiresAt };
  });
  return { data: await showMyInvitations(rows) };
}
