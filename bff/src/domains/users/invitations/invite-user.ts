import {
  limits,
  userMachine,
  type BodyOf,
  type UserDetail,
  type userEndpoints,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { recordId } from '../../../db/record-id.ts';
import { runTransition } from '../../../db/transition.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { resendsToday, revokeTokens } from '../../auth/api/account-tokens.ts';
import { changeUser } from '../../../identity/change-user.ts';
import { requireInvitable, rolesOfMail } from './invitable.ts';
import { invitationFor, invitedAccount } from './invited-account.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import {
  grantRoles,
  holdingOf,
  requireGrantable,
  revokeRoles,
  sameHolding,
} from '../roles/role-rules.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { userDetail } from '../user.serializer.ts';
import { mailInvitation } from '../users.mails.ts';
import { requireManageable, scopeFor, visibleRoles } from '../users.policy.ts';

type Endpoints = typeof userEndpoints;
type Invite = BodyOf<Endpoints['invite']>;

/** Invites a mail address; an existing account has to accept before it gets the roles. */
export const inviteUser: Service<Endpoints['invite']> = async (ctx, { body }) => {
  const scope = await scopeFor(ctx.actor, 'user.invite');
  requireGrantable(ctx.actor, scope, body.roles.map(holdingOf), []);
  return transact(ctx, async (tx) => {
    await requireInvitable(tx, ctx.actor, body.email);
    return respond(ctx, tx, await inviteTo(tx, body));
  }).catch((error: unknown) => {
    // A concurrent request invited the same mail address.
    throw isDuplicateKey(error) ? new AppError('DUPLICATE') : error;
  });
};

export async function inviteTo(tx: Tx, body: Invite): Promise<Types.ObjectId> {
  const known = await rolesOfMail(tx, body.email);
  const grants = body.roles
    .map((grant, i) => ({ holding: holdingOf(grant), path: `roles[${i}]` }))
    .filter(
      ({ holding }, i, all) =>
        !known.some((one) => sameHolding(one, holding)) &&
        all.findIndex((other) => sameHolding(other.holding, holding)) === i,
    );
  if (grants.length === 0)
    throw new AppError('DUPLICATE', { context: { existingId: known[0]?.userId.toHexString() } });
  const roles = grants.map(({ holding }) => holding);
  const { user, existed } = await invitedAccount(tx, body, invitationFor(roles));
  const held = await liveAssignments([user._id], tx.session);
  await grantRoles(tx, user._id, grants);
  if (existed) await changeUser(tx, user._id, {});
  await mailInvitation(tx, { user, roles: [...held, ...roles], message: body.message });
  await audit(tx, {
    action: existed ? 'user.add_roles' : 'user.invite',
    entity: 'user',
    entityId: user._id,
    changes: [
      { path: 'email', before: existed ? user.email : null, after: user.email },
      {
        path: 'roles',
        before: held.map(({ role }) => role),
        after: [...held, ...roles].map(({ role }) => role),
      },
    ],
  });
  return user._id;
}

/** Sends a new invitation; the old link stops working. */
export const resendInvite: Service<Endpoints['resendInvite']> = (ctx, { params, body }) =>
  onInvitation(ctx, params.id, body.version, 'resend_invite', async (tx, user) => {
    if ((await resendsToday(tx, user._id)) >= limits.inviteResendsPerDay)
      throw new AppError('INVITE_LIMIT', { context: { limit: limits.inviteResendsPerDay } });
    const roles = await liveAssignments([user._id], tx.session);
    await mailInvitation(tx, { user, roles, isResend: true });
  });

/** Revokes an invitation, with the roles that it would have granted. */
export const revokeInvite: Service<Endpoints['revokeInvite']> = (ctx, { params, body }) =>
  onInvitation(ctx, params.id, body.version, 'revoke_invite', async (tx, user) => {
    await revokeTokens(tx, user._id);
    await revokeRoles(tx, await liveAssignments([user._id], tx.session));
  });

async function onInvitation(
  ctx: RequestContext,
  id: string,
  version: number,
  action: 'resend_invite' | 'revoke_invite',
  effect: (tx: Tx, user: User) => Promise<void>,
): Promise<UserDetail> {
  const { actor } = ctx;
  const scope = await scopeFor(actor, 'user.invite');
  return transact(ctx, async (tx) => {
    const { after, already } = await runTransition(tx, UserModel, {
      machine: userMachine,
      action,
      filter: { $and: [{ _id: recordId(id) }, scope.filter] },
      actor,
      version,
      isRepeat: () => action === 'revoke_invite',
      guard: async (user) => {
        const roles = await liveAssignments([user._id], tx.session);
        requireManageable(actor, roles);
        // This actor may not decide an invitation that also grants roles outside their scope.
        if (visibleRoles(scope, roles).length < roles.length) throw new AppError('FORBIDDEN');
      },
    });
    if (already) return userDetail(ctx, scope, after, tx.session);
    await effect(tx, after);
    await audit(tx, { action: `user.${action}`, entity: 'user', entityId: after._id });
    return respond(ctx, tx, after._id);
  });
}

/** Returns the account as it is in the transaction, for the response and its replays. */
async function respond(ctx: RequestContext, tx: Tx, userId: Types.ObjectId): Promise<UserDetail> {
  const user = await UserModel.findById(userId).session(tx.session).lean();
  if (!user) throw new AppError('NOT_FOUND');
  // Read again: the roles granted here may have brought the account into the actor's scope.
  return userDetail(ctx, await scopeFor(ctx.actor, 'user.read'), user, tx.session);
}
