import { userMachine, type userEndpoints } from '@muster/contracts';
import { z } from 'zod';
import { defineApproval } from '../../../approvals/approval-kind.ts';
import { requireState } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { forgetAnswers } from '../../../idempotency/forget-answers.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import type { RoleAssignment } from '../../../identity/role-assignment.model.ts';
import { displayName, UserModel, type User } from '../../../identity/user.model.ts';
import { forgetMailsTo } from '../../../mail/forget-mails.ts';
import type { Forget } from '../../../personal/forget.ts';
import { tracesOf } from '../../../personal/traces.ts';
import { revokeRoles } from '../roles/role-rules.ts';
import { askAbout } from './ask-about.ts';
import { decidableAccounts } from './second-person.ts';

/** Approval by two people for anonymising a permanently closed account. */
export const anonymiseAccountApproval = defineApproval({
  name: 'user_anonymise',
  subjectType: 'user',
  payload: z.object({}),
  asks: 'anonymise a disabled account',
  concerns: () => Promise.resolve(null),
  subjects: decidableAccounts,
  run: async (tx, { subjectId }, { forget }) => {
    const user = await UserModel.findById(subjectId, null, { session: tx.session }).lean();
    if (!user) throw new AppError('NOT_FOUND');
    const roles = await liveAssignments([user._id], tx.session);
    requireAnonymisable(user, roles);
    await revokeRoles(tx, roles);
    await forgetPerson(tx, user, forget);
  },
});

/** Asks a second person to anonymise a disabled account. */
export const askToAnonymiseAccount: Service<(typeof userEndpoints)['anonymise']> = (
  ctx,
  { params, body },
) =>
  askAbout(ctx, anonymiseAccountApproval, {
    permission: 'user.anonymise',
    id: params.id,
    body,
    require: requireAnonymisable,
  });

/**
 * Checks whether an account may be anonymised separately: a candidate's is anonymised with the
 * record, and an invitation is no account yet.
 */
export const isAnonymisable = (
  { invitation }: Pick<User, 'invitation'>,
  roles: readonly Pick<RoleAssignment, 'candidateId'>[],
): boolean => invitation === null && !roles.some(({ candidateId }) => candidateId !== null);

/** @throws AppError INVALID_TRANSITION */
function requireAnonymisable(user: User, roles: readonly RoleAssignment[]): void {
  requireState(userMachine, 'anonymise', user.status);
  if (isAnonymisable(user, roles)) return;
  throw new AppError('INVALID_TRANSITION', {
    context: { currentState: user.status, action: 'anonymise', allowedActions: [] },
  });
}

/**
 * Removes a person from data stored by their address and account. Colleagues' notes about the work
 * stay: they belong to the agency, and hold no more than a former name.
 */
async function forgetPerson(tx: Tx, user: User, forget: readonly Forget[]): Promise<void> {
  const account = { candidateId: null, userId: user._id, emails: [user.email] };
  const bare = { ...account, pattern: /(?!)/ };
  for (const forgetIn of forget) await forgetIn(tx, bare);
  await forgetMailsTo(tx, bare);
  await forgetAnswers(tx, tracesOf(account, [displayName(user)]));
}
