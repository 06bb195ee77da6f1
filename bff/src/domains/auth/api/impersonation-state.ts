import {
  impersonatedPermissionsOf,
  impersonationModesOf,
  type CurrentImpersonation,
  type SessionState,
} from '@muster/contracts';
import type { CurrentSession, SessionImpersonation } from '../../../auth/current-session.ts';
import type { SessionContext } from '../../../http/context.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { displayName } from '../../../identity/user.model.ts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import { switchedOn } from '../../../settings/switched-on.ts';

type SessionUser = Extract<SessionState, { user: unknown }>['user'];

/** Returns the state of an impersonating session; `user` is the impersonated user. */
export async function impersonatedStateOf(
  session: CurrentSession,
  impersonation: SessionImpersonation,
  user: SessionUser,
): Promise<SessionState> {
  const { actor, record, csrfToken } = session;
  const { realUser, realActor, mode, over } = impersonation;
  if (over || !actor || !realActor)
    return {
      state: 'impersonation-ended',
      csrfToken,
      reason: over ?? 'admin',
      actorName: displayName(realUser),
      targetName: user.displayName,
    };
  const companyName = await companyNameOf(session);
  const assignmentId = actor.assignmentId.toHexString();
  return {
    // The target's incomplete set-up is theirs to finish, and hides nothing here.
    state: 'ready',
    csrfToken,
    user,
    active: {
      assignmentId,
      role: actor.role,
      audience: actor.audience,
      companyId: actor.companyId?.toHexString() ?? null,
      companyName,
      candidateId: actor.candidateId?.toHexString() ?? null,
      permissions: switchedOn(
        impersonatedPermissionsOf({ targetRole: actor.role, actorRole: realActor.role, mode }),
      ),
      switchedOff: [...agencySettings().features.off],
    },
    assignments: [{ id: assignmentId, role: actor.role, companyName, lastUsedAt: null }],
    idleExpiresAt: record.idleExpiresAt.toISOString(),
    absoluteExpiresAt: record.absoluteExpiresAt.toISOString(),
    onboarding: 'done',
    impersonation: bannerOf(session, impersonation, companyName),
  };
}

/**
 * Returns the user this session impersonates; null if there is none, or if the impersonation is
 * over.
 */
export async function readCurrentImpersonation({ session }: SessionContext) {
  const { impersonation } = session;
  if (!impersonation || impersonation.over) return { current: null };
  return { current: bannerOf(session, impersonation, await companyNameOf(session)) };
}

/** Checks whether the real user's role may act, rather than only view. */
export const mayAct = ({ realActor }: SessionImpersonation): boolean =>
  realActor !== null && impersonationModesOf(realActor.role).includes('act');

function bannerOf(
  { user, actor }: CurrentSession,
  impersonation: SessionImpersonation,
  companyName: string | null,
): CurrentImpersonation | null {
  const { record, realUser, mode } = impersonation;
  return (
    actor && {
      id: record._id.toHexString(),
      mode,
      mayAct: mayAct(impersonation),
      actorName: displayName(realUser),
      targetName: displayName(user),
      targetRole: actor.role,
      companyName,
      reason: record.reason,
      startedAt: record.startedAt.toISOString(),
      expiresAt: record.expiresAt.toISOString(),
    }
  );
}

async function companyNameOf({ actor }: CurrentSession): Promise<string | null> {
  if (!actor?.companyId) return null;
  return (await companyNames([actor.companyId])).get(actor.companyId.toHexString()) ?? null;
}
