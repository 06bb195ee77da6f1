import { permissionsOf, type AssignmentChoice, type SessionState } from '@muster/contracts';
import type { CurrentSession } from '../../../auth/current-session.ts';
import { lacksTwoStep } from '../../../auth/two-step-rule.ts';
import { agencySettings, loadSettings } from '../../../settings/agency-settings.ts';
import { switchedOn } from '../../../settings/switched-on.ts';
import type { SessionEnd } from '../../../auth/read-session.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { impersonatedStateOf } from './impersonation-state.ts';
import { onboardingStageOf } from '../../onboarding/api/onboarding-stage.ts';
import { effectiveRoles } from '../../../auth/effective-roles.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import type { RoleAssignment } from '../../../identity/role-assignment.model.ts';
import { userPhoto } from '../../../identity/people/photo-address.ts';
import { displayName, type User } from '../../../identity/user.model.ts';
import { recoveryCodesLeft } from '../two-factor/second-proof.ts';

type EndReason = Extract<SessionState, { state: 'ended' }>['reason'];

/** Reasons shown to the user for an ended session; others are internal. */
const endReasons: Readonly<Record<SessionEnd['reason'], EndReason>> = {
  expired: 'expired',
  sign_out: 'signed_out',
  password_change: 'password_changed',
  disabled: 'disabled',
  admin: 'revoked',
  role_change: 'revoked',
  rotated: 'revoked',
};

/** `GET /auth/session`. */
export async function readSessionState(ctx: VisitorContext): Promise<SessionState> {
  if (ctx.session) {
    // A page that heard of a change from another process asks this one, which may not know it yet.
    await loadSettings();
    return sessionStateOf(ctx.session);
  }
  if (ctx.sessionEnd)
    return { state: 'ended', reason: endReasons[ctx.sessionEnd.reason], csrfToken: null };
  return { state: 'signed-out', csrfToken: null };
}

/** Returns the state of a session for its own browser. */
export async function sessionStateOf(session: CurrentSession): Promise<SessionState> {
  const { user, actor, record, impersonation } = session;
  if (record.secondStepDue) return secondStepState(session);
  if (impersonation) return impersonatedStateOf(session, impersonation, sessionUser(user));
  const assignments = session.roles ?? (await liveAssignments([user._id]));
  const names = await companyNames(assignments.map(({ companyId }) => companyId));
  const choices = await choicesOf(user, assignments, names);
  const companyId = actor?.companyId?.toHexString() ?? null;
  return {
    state: stateOf(session),
    csrfToken: session.csrfToken,
    user: sessionUser(user),
    active: actor && {
      assignmentId: actor.assignmentId.toHexString(),
      role: actor.role,
      audience: actor.audience,
      companyId,
      companyName: (companyId && names.get(companyId)) ?? null,
      candidateId: actor.candidateId?.toHexString() ?? null,
      permissions: switchedOn(permissionsOf(actor.role)),
      switchedOff: [...agencySettings().features.off],
    },
    assignments: choices,
    idleExpiresAt: record.idleExpiresAt.toISOString(),
    absoluteExpiresAt: record.absoluteExpiresAt.toISOString(),
    onboarding: onboardingStageOf(session),
    impersonation: null,
  };
}

/** Returns the state after a correct password: only what the second step needs. */
async function secondStepState({ user, record, csrfToken }: CurrentSession): Promise<SessionState> {
  return {
    state: 'two-factor',
    csrfToken,
    recoveryCodesLeft: await recoveryCodesLeft(user._id),
    expiresAt: record.absoluteExpiresAt.toISOString(),
  };
}

function stateOf(session: CurrentSession) {
  if (!session.actor) return 'choose-role';
  if (needsSetup(session.user)) return 'setup';
  return lacksTwoStep(session) ? 'two-factor-setup' : 'ready';
}

/** Returns the cards of the choose-role screen, the last used first. */
async function choicesOf(
  user: User,
  assignments: readonly RoleAssignment[],
  names: ReadonlyMap<string, string>,
): Promise<AssignmentChoice[]> {
  const roleOf = await effectiveRoles(assignments);
  const lastUsed = (assignment: RoleAssignment) =>
    user.lastAssignmentId?.equals(assignment._id)
      ? Infinity
      : (assignment.lastUsedAt?.getTime() ?? 0);
  return assignments
    .toSorted((a, b) => lastUsed(b) - lastUsed(a) || 0)
    .map((assignment) => ({
      id: assignment._id.toHexString(),
      role: roleOf(assignment),
      companyName: names.get(assignment.companyId?.toHexString() ?? '') ?? null,
      lastUsedAt: assignment.lastUsedAt?.toISOString() ?? null,
    }));
}

const needsSetup = ({ status, country, timeZone }: User): boolean =>
  status === 'pending_setup' || !country || !timeZone;

const sessionUser = (user: User) => ({
  id: user._id.toHexString(),
  displayName: displayName(user),
  ...userPhoto(user),
  firstName: user.preferredName || user.firstName,
  email: user.email,
  status: user.status,
  emailVerified: user.emailVerifiedAt !== null,
  timeZone: user.timeZone,
  country: user.country,
  locale: user.locale,
  timeFormat: user.timeFormat,
  weekStarts: user.weekStarts,
});
