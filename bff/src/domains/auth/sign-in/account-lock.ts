import { dayMs, limits } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { raiseVersion } from '../../../db/record-version.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { networkOf } from '../../../http/client-address.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { changeUser } from '../../../identity/change-user.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { mailAccountLocked } from '../api/account-mails.ts';
import { SignInAttemptModel } from '../sign-in-attempt.model.ts';

const longestLock = dayMs;

/**
 * Locks an account that is attacked from several addresses. A single address is stopped by its rate
 * limit and cannot lock the owner out. Attempts are counted for unknown mail addresses too, so that
 * the work is the same.
 */
export async function lockAfterBadTries(
  ctx: VisitorContext,
  emailNorm: string,
  user: User | null,
): Promise<void> {
  const hourAgo = Date.now() - limits.signIn.lockWindow;
  const tries = {
    emailNorm,
    outcome: { $in: ['bad_password', 'unknown_email'] as const },
    at: { $gt: new Date(Math.max(hourAgo, user?.lockedUntil?.getTime() ?? 0)) },
  };
  const [count, addresses] = await Promise.all([
    SignInAttemptModel.countDocuments(tries),
    SignInAttemptModel.distinct('ip', tries),
  ]);
  const networks = new Set(addresses.map(networkOf));
  if (!user || count < limits.signIn.lockAfter || networks.size < 2) return;
  await lock(ctx, user);
}

/**
 * Locks the account; each lock without a successful sign-in in between lasts twice as long as the
 * last.
 */
async function lock(ctx: VisitorContext, user: User): Promise<void> {
  await transact(ctx, async (tx) => {
    const duration = Math.min(limits.signIn.lockFor * 2 ** user.failedAttempts, longestLock);
    const lockedUntil = new Date(tx.at.getTime() + duration);
    const locked = await UserModel.updateOne(
      { _id: user._id, status: 'active' },
      raiseVersion({
        $set: { status: 'locked', previousStatus: 'active', lockedUntil, updatedAt: tx.at },
        $inc: { failedAttempts: 1 },
      }),
      { session: tx.session },
    );
    if (locked.modifiedCount === 0) return;
    await audit(tx, {
      action: 'user.lock',
      entity: 'user',
      entityId: user._id,
      actorKind: 'system',
      changes: [{ path: 'status', before: 'active', after: 'locked' }],
    });
    await mailAccountLocked(tx, user, lockedUntil);
  });
}

/** Whether a lock is in force. */
export const isLocked = ({ status, lockedUntil }: Pick<User, 'status' | 'lockedUntil'>): boolean =>
  status === 'locked' && (lockedUntil === null || lockedUntil > new Date());

/**
 * Unlocks an account whose owner is proved: by the right password after the lock's time or on a
 * known device, or by a mailed link.
 */
export async function openLock(ctx: VisitorContext, user: User): Promise<User> {
  if (user.status !== 'locked') return user;
  return transact(ctx, async (tx) => {
    const opened = await changeUser(
      tx,
      user._id,
      { $set: { status: 'active', previousStatus: 'locked', lockedUntil: tx.at } },
      { status: 'locked' },
    );
    if (opened)
      await audit(tx, {
        action: 'user.unlock',
        entity: 'user',
        entityId: user._id,
        actorKind: 'system',
        changes: [{ path: 'status', before: 'locked', after: 'active' }],
      });
    // The returned document does not include the hash.
    return opened ? { ...opened, passwordHash: user.passwordHash } : user;
  });
}
