import type { CandidateAccountState, UserState } from '@muster/contracts';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { inviteExpiries } from '../../auth/api/account-tokens.ts';

/** Facts about an account for the list of candidates. */
export interface CandidateAccountFacts {
  readonly state: CandidateAccountState;
  /** Whether an invitation is open. */
  readonly isWaiting: boolean;
  readonly lastSignInAt: Date | null;
  readonly inviteExpiresAt: Date | null;
}

type Ids = readonly Types.ObjectId[];

/** Checks whether an invitation was revoked or declined: the person has no account. */
const isEnded = ({ invitation, status }: Pick<User, 'invitation' | 'status'>): boolean =>
  status === 'disabled' && invitation !== null;

const stored: Readonly<Record<Exclude<CandidateAccountState, 'none'>, readonly UserState[]>> = {
  invited: ['invited', 'pending_setup'],
  active: ['active'],
  disabled: ['disabled'],
  locked: ['locked'],
};

function stateOf(user: Pick<User, 'invitation' | 'status'>): CandidateAccountState {
  if (isEnded(user)) return 'none';
  switch (user.status) {
    case 'invited':
    case 'pending_setup':
      return 'invited';
    case 'anonymised':
      return 'none';
    default:
      return user.status;
  }
}

/** Finds the accounts in these states; `none` means ended invitations. */
export function accountsIn(states: readonly CandidateAccountState[]): Promise<Types.ObjectId[]> {
  const any = states.map((state): QueryFilter<User> => {
    if (state === 'none') return { status: 'disabled', invitation: { $ne: null } };
    if (state === 'disabled') return { status: 'disabled', invitation: null };
    return { status: { $in: [...stored[state]] } };
  });
  return UserModel.distinct('_id', { $or: any });
}

/** Returns candidates' accounts by id, always with two queries. */
export async function candidateAccounts(
  userIds: Ids,
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, CandidateAccountFacts>> {
  const [users, expiries] = await Promise.all([
    UserModel.find(
      { _id: { $in: [...userIds] } },
      { status: 1, invitation: 1, lastSignInAt: 1 },
      { session },
    ).lean(),
    inviteExpiries(userIds, session),
  ]);
  return new Map(
    users.map((user) => [
      user._id.toHexString(),
      {
        state: stateOf(user),
        isWaiting: user.status === 'invited',
        lastSignInAt: user.lastSignInAt,
        inviteExpiresAt:
          user.status === 'invited' ? (expiries.get(user._id.toHexString()) ?? null) : null,
      },
    ]),
  );
}

/**
 * Returns the candidates of the accounts and invitations with these addresses, with two queries.
 */
export async function candidatesOfMails(
  mails: readonly string[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Ids>> {
  const users = await UserModel.find(
    { emailNorm: { $in: [...mails] } },
    { emailNorm: 1 },
    { session },
  ).lean();
  const held = await RoleAssignmentModel.find(
    {
      userId: { $in: users.map(({ _id }) => _id) },
      candidateId: { $ne: null },
      revokedAt: null,
    },
    { userId: 1, candidateId: 1 },
    { session },
  ).lean();
  return new Map(
    mails.map((mail) => [
      mail,
      held.flatMap(({ userId, candidateId }) =>
        candidateId && users.some((user) => user.emailNorm === mail && user._id.equals(userId))
          ? [candidateId]
          : [],
      ),
    ]),
  );
}
