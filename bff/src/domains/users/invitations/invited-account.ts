import { normaliseEmail } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { changeUser } from '../../../identity/change-user.ts';
import { nameFields, UserModel, type User } from '../../../identity/user.model.ts';

/** The invited person, with the name the inviter typed. */
export type InvitedPerson = Pick<User, 'email' | 'firstName' | 'lastName'>;

/** Key of an invitation to the agency's staff, or to no company or candidate. */
export const agencyInvitation = 'agency';

/** Returns the purpose of an invitation with these roles: some companies, or the agency. */
export function invitationFor(roles: readonly { companyId: Types.ObjectId | null }[]): string {
  const ids = roles.map(({ companyId }) => companyId?.toHexString() ?? agencyInvitation);
  return ids.includes(agencyInvitation) ? agencyInvitation : [...new Set(ids)].toSorted().join(' ');
}

/**
 * Returns the invitation of a mail address: an open or revoked one, or a new one. It contains what
 * the inviter typed and nothing of an account with that address.
 */
export async function invitedAccount(
  tx: Tx,
  person: InvitedPerson,
  invitation: string,
): Promise<{ user: User; existed: boolean }> {
  const emailNorm = normaliseEmail(person.email);
  const existing = await UserModel.findOne({ emailNorm, invitation }).session(tx.session).lean();
  if (!existing)
    return { user: await created(tx, person, { emailNorm, invitation }), existed: false };
  return {
    user: existing.status === 'disabled' ? await reopened(tx, existing, person) : existing,
    existed: true,
  };
}

async function created(
  tx: Tx,
  { email, firstName, lastName }: InvitedPerson,
  key: Pick<User, 'emailNorm' | 'invitation'>,
): Promise<User> {
  const [user] = await UserModel.create(
    [
      {
        ...key,
        email,
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

/** Reopens an invitation that was revoked or declined. */
export async function reopened(tx: Tx, user: User, person: InvitedPerson = user): Promise<User> {
  const { email, firstName, lastName } = person;
  const again = await changeUser(tx, user._id, {
    $set: {
      email,
      firstName,
      lastName,
      ...nameFields({ firstName, lastName, preferredName: null }),
      status: 'invited',
      previousStatus: 'disabled',
      declinedAt: null,
    },
  });
  return again ?? user;
}
