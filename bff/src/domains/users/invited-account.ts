import { normaliseEmail } from '@muster/contracts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import { changeUser } from './change-user.service.ts';
import { UserModel } from './user.model.ts';
import type { User } from './user.model.ts';

/** Whom an invitation is for. */
export type InvitedPerson = Pick<User, 'email' | 'firstName' | 'lastName'>;

/**
 * The account behind an invited mail address: the one that is there, or a new one that waits for
 * its person. Known people keep the name that they have.
 * @throws AppError DUPLICATE for an account that was closed after it had been in use
 */
export async function invitedAccount(
  tx: Tx,
  person: InvitedPerson,
): Promise<{ user: User; existed: boolean }> {
  const emailNorm = normaliseEmail(person.email);
  const existing = await UserModel.findOne({ emailNorm }).session(tx.session).lean<User>();
  return existing
    ? { user: await reopened(tx, existing), existed: true }
    : { user: await created(tx, person, emailNorm), existed: false };
}

async function created(
  tx: Tx,
  { email, firstName, lastName }: InvitedPerson,
  emailNorm: string,
): Promise<User> {
  const [user] = await UserModel.create(
    [
      {
        email,
        emailNorm,
        firstName,
        lastName,
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  if (!user) throw new Error('The user was not stored');
  return user.toObject();
}

/** An invitation that was taken back may be given again; a closed account is opened otherwise. */
async function reopened(tx: Tx, user: User): Promise<User> {
  if (user.status !== 'disabled') return user;
  const wasNeverUsed = user.emailVerifiedAt === null && user.passwordChangedAt === null;
  if (!wasNeverUsed)
    throw new AppError('DUPLICATE', {
      context: { existingId: user._id.toHexString(), accountDisabled: true },
    });
  const again = await changeUser(tx, user._id, {
    $set: { status: 'invited', previousStatus: 'disabled' },
  });
  return again ?? user;
}
