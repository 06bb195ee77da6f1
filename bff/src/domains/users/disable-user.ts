import { limits, userEndpoints, userMachine } from '@muster/contracts';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { listSessions, revokeSessions } from '../../auth/sessions.ts';
import { recordId } from '../../db/record-id.ts';
import { runTransition } from '../../db/transition.ts';
import { transact } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { mailPasswordReset } from '../auth/auth.mails.ts';
import { revokeTokens } from '../auth/tokens/account-tokens.ts';
import { revokeLinksOf } from '../links/access-tokens.ts';
import { handOver } from './change-roles.ts';
import { changeUser } from './change-user.ts';
import { countOwnedRecords } from './owned-records.ts';
import { liveAssignments } from './role-assignments.ts';
import { isLast, keepOneOfEach } from './role-rules.ts';
import { UserModel } from './user.model.ts';
import type { User } from './user.model.ts';
import { userDetail } from './user.serializer.ts';
import { refuseSelf, requireManageable, scopeFor } from './users.policy.ts';

type Endpoints = typeof userEndpoints;

/** What disabling would do, before it is done. */
export const disableEffects: Service<Endpoints['disableEffects']> = async (ctx, { params }) => {
  const { actor } = ctx;
  const scope = await scopeFor(actor, 'user.disable');
  const user = await UserModel.findOne({
    $and: [{ _id: recordId(params.id) }, scope.filter],
  }).lean<User>();
  if (!user) throw new AppError('NOT_FOUND');
  const roles = await liveAssignments([user._id]);
  const [sessions, owned] = await Promise.all([
    listSessions(user._id),
    countOwnedRecords(user._id),
  ]);
  return {
    sessions: sessions.length,
    ownedCandidates: owned.candidates,
    openTasks: owned.tasks,
    roles: roles.map(({ role }) => role),
    blockedBy: actor.userId.equals(user._id)
      ? ('CANNOT_DISABLE_SELF' as const)
      : await lastOfAKind(user, roles),
  };
};

async function lastOfAKind(user: User, roles: Awaited<ReturnType<typeof liveAssignments>>) {
  for (const held of roles) {
    if (held.role !== 'owner' && held.role !== 'client_admin') continue;
    if (await isLast(user._id, held))
      return held.role === 'owner' ? ('LAST_OWNER' as const) : ('LAST_CLIENT_ADMIN' as const);
  }
  return null;
}

/** Closes an account: sessions and links end with it, its records go to somebody else. */
export const disableUser: Service<Endpoints['disable']> = async (ctx, { params, body }) => {
  const { actor } = ctx;
  const scope = await scopeFor(actor, 'user.disable');
  return transact(ctx, async (tx) => {
    const { before, after, already } = await runTransition(tx, UserModel, {
      machine: userMachine,
      action: 'disable',
      filter: { $and: [{ _id: recordId(params.id) }, scope.filter] },
      actor,
      version: body.version,
      isRepeat: (user) =>
        user.status === 'disabled' &&
        user.disabledReason === body.reason &&
        (user.updatedBy?.equals(actor.userId) ?? false),
      guard: async (user) => {
        if (actor.userId.equals(user._id)) throw new AppError('CANNOT_DISABLE_SELF');
        const roles = await liveAssignments([user._id], tx.session);
        requireManageable(actor, roles);
        await keepOneOfEach(tx, user._id, roles);
        await handOver(tx, user._id, body.reassignToUserId);
      },
      set: () => ({ $set: { disabledReason: body.reason } }),
    });
    if (!already) {
      await revokeSessions({ userId: after._id }, 'disabled', tx.session);
      await revokeTokens(tx, after._id);
      await revokeLinksOf(tx, after.email);
      await audit(tx, {
        action: 'user.disable',
        entity: 'user',
        entityId: after._id,
        changes: changesBetween(before, after, ['status', 'disabledReason']),
      });
    }
    return userDetail(ctx, scope, after, tx.session);
  });
};

/** Opens a disabled account; a password that is too old is set anew by mail. */
export const enableUser: Service<Endpoints['enable']> = async (ctx, { params, body }) => {
  const { actor } = ctx;
  const scope = await scopeFor(actor, 'user.disable');
  return transact(ctx, async (tx) => {
    const { before, after, already } = await runTransition(tx, UserModel, {
      machine: userMachine,
      action: 'enable',
      filter: { $and: [{ _id: recordId(params.id) }, scope.filter] },
      actor,
      version: body.version,
      isRepeat: (user) =>
        user.previousStatus === 'disabled' && (user.updatedBy?.equals(actor.userId) ?? false),
      guard: async (user) =>
        requireManageable(actor, await liveAssignments([user._id], tx.session)),
      to: (user) => (user.country && user.timeZone ? 'active' : 'pending_setup'),
      set: () => ({ $set: { disabledReason: null, lockedUntil: null, failedAttempts: 0 } }),
    });
    if (already) return userDetail(ctx, scope, after, tx.session);
    const stale =
      !before.passwordChangedAt ||
      tx.at.getTime() - before.passwordChangedAt.getTime() > limits.password.staleAfter;
    if (stale) {
      await UserModel.updateOne(
        { _id: after._id },
        { $set: { passwordHash: null } },
        { session: tx.session },
      );
      await mailPasswordReset(tx, after);
    }
    await audit(tx, {
      action: 'user.enable',
      entity: 'user',
      entityId: after._id,
      changes: changesBetween(before, after, ['status']),
    });
    return userDetail(ctx, scope, after, tx.session);
  });
};

/** Lifts a lock before its time; the tries that led to it no longer count. */
export const unlockUser: Service<Endpoints['unlock']> = async (ctx, { params, body }) => {
  const { actor } = ctx;
  const scope = await scopeFor(actor, 'user.update');
  return transact(ctx, async (tx) => {
    const { before, after, already } = await runTransition(tx, UserModel, {
      machine: userMachine,
      action: 'unlock',
      filter: { $and: [{ _id: recordId(params.id) }, scope.filter] },
      actor,
      version: body.version,
      isRepeat: (user) =>
        user.status === 'active' &&
        user.previousStatus === 'locked' &&
        (user.updatedBy?.equals(actor.userId) ?? false),
      guard: async (user) =>
        requireManageable(actor, await liveAssignments([user._id], tx.session)),
      set: () => ({ $set: { lockedUntil: tx.at, failedAttempts: 0 } }),
    });
    if (!already)
      await audit(tx, {
        action: 'user.unlock',
        entity: 'user',
        entityId: after._id,
        changes: changesBetween(before, after, ['status']),
      });
    return userDetail(ctx, scope, after, tx.session);
  });
};

/** Signs a person out everywhere. The own sessions are ended in the own account. */
export const endUserSessions: Service<Endpoints['endSessions']> = async (ctx, { params }) => {
  const { actor } = ctx;
  const scope = await scopeFor(actor, 'user.endSessions');
  return transact(ctx, async (tx) => {
    const user = await UserModel.findOne({
      $and: [{ _id: recordId(params.id) }, scope.filter],
    })
      .session(tx.session)
      .lean<User>();
    if (!user) throw new AppError('NOT_FOUND');
    refuseSelf(actor, user._id);
    requireManageable(actor, await liveAssignments([user._id], tx.session));
    const ended = await revokeSessions({ userId: user._id }, 'admin', tx.session);
    await changeUser(tx, user._id, {});
    await audit(tx, { action: 'user.end_sessions', entity: 'user', entityId: user._id });
    return { ended };
  });
};
