import {
  actionsFrom,
  userMachine,
  type UserAction,
  type UserDetail,
  type UserSummary,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { listSessions } from '../../auth/sessions.ts';
import type { RequestContext } from '../../http/context.ts';
import { inviteExpiries } from '../auth/api/account-tokens.ts';
import { companyNames } from '../../records/companies/company-directory.ts';
import type { RoleAssignment } from '../../identity/role-assignment.model.ts';
import { liveAssignments } from '../../identity/role-assignments.ts';
import { sessionViews } from '../../auth/session-views.ts';
import { userPhoto } from '../../identity/people/photo-address.ts';
import { displayName, type User } from '../../identity/user.model.ts';
import { isAnonymisable } from './two-people/anonymise-account.ts';
import { mayManage, visibleRoles, type UserScope } from './users.policy.ts';

/** Fields of a list row. */
export const summaryProjection = {
  firstName: 1,
  lastName: 1,
  preferredName: 1,
  avatarFileId: 1,
  nameKey: 1,
  email: 1,
  emailNorm: 1,
  status: 1,
  invitation: 1,
  twoStepAt: 1,
  closing: 1,
  lastSignInAt: 1,
  createdAt: 1,
  version: 1,
} as const;

/** Returns rows for staff, always with three queries. */
export async function userSummaries(
  actor: Actor,
  scope: UserScope,
  users: readonly User[],
  session: ClientSession | null = null,
): Promise<UserSummary[]> {
  const ids = users.map(({ _id }) => _id);
  const assignments = await liveAssignments(ids, session);
  const names = await companyNames(
    assignments.map(({ companyId }) => companyId),
    session,
  );
  const expiries = await inviteExpiries(ids, session);
  return users.map((user) => {
    const id = user._id.toHexString();
    const roles = assignments.filter(({ userId }) => userId.equals(user._id));
    return {
      id,
      displayName: displayName(user),
      ...userPhoto(user),
      email: user.email,
      status: user.status,
      roles: visibleRoles(scope, roles).map((one) => roleView(one, names)),
      lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
      createdAt: user.createdAt.toISOString(),
      inviteExpiresAt: user.status === 'invited' ? (expiries.get(id)?.toISOString() ?? null) : null,
      twoStep: Boolean(user.twoStepAt),
      isSelf: actor.userId.equals(user._id),
      version: user.version,
      allowedActions: allowedActions(actor, user, roles),
      closing: closingView(user),
    };
  });
}

/** Returns one account for staff; sessions only for actors who may end them. */
export async function userDetail(
  ctx: RequestContext,
  scope: UserScope,
  user: User,
  session: ClientSession | null = null,
): Promise<UserDetail> {
  const { actor } = ctx;
  const [summary] = await userSummaries(actor, scope, [user], session);
  if (!summary) throw new Error('A summary for each user');
  const roles = await liveAssignments([user._id], session);
  const manageable = mayManage(actor, roles);
  const sessions = actor.can('user.endSessions') ? await listSessions(user._id, session) : [];
  return {
    ...summary,
    firstName: user.firstName,
    lastName: user.lastName,
    preferredName: user.preferredName,
    phone: user.phone,
    country: user.country,
    timeZone: user.timeZone,
    allowImpersonation: user.allowImpersonation,
    sessions: await sessionViews(sessions, ctx.session.id),
    mayEdit: manageable && actor.can('user.update'),
    mayGrantRoles: manageable && actor.can('role.grant') && !summary.isSelf,
  };
}

const closingView = ({ status, closing }: User): UserSummary['closing'] =>
  closing && status !== 'disabled' && status !== 'anonymised'
    ? { on: closing.on, isStuck: closing.problem !== null }
    : null;

const roleView = (
  { _id, role, companyId, candidateId, grantedAt }: RoleAssignment,
  names: ReadonlyMap<string, string>,
): UserSummary['roles'][number] => ({
  id: _id.toHexString(),
  role,
  companyId: companyId?.toHexString() ?? null,
  companyName: names.get(companyId?.toHexString() ?? '') ?? null,
  candidateId: candidateId?.toHexString() ?? null,
  grantedAt: grantedAt.toISOString(),
});

function allowedActions(actor: Actor, user: User, roles: readonly RoleAssignment[]): UserAction[] {
  if (!mayManage(actor, roles) || actor.userId.equals(user._id)) return [];
  const actions = actionsFrom(
    userMachine,
    user.status,
    (permission) => permission !== 'public' && permission !== 'system' && actor.can(permission),
  );
  return actions.filter((action) => {
    // An ended invitation is no account that could be enabled.
    if (action === 'enable') return user.invitation === null;
    return action !== 'anonymise' || isAnonymisable(user, roles);
  });
}
