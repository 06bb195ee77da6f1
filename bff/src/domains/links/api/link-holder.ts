import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { WriteContext } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { actorIn } from '../../../identity/actor-in.ts';
import type { RoleAssignment } from '../../../identity/role-assignment.model.ts';
import { agencyName } from '../../../mail/agency.ts';
import { supervisorByMail } from '../../../records/companies/supervisor-by-mail.ts';
import { supervisorIds, type Supervised } from '../../../records/companies/supervisors.ts';
import type { AccessToken } from './access-tokens.ts';

/** The holder of a link mailed to a client, with their current rights there. */
export interface LinkHolder {
  token: AccessToken;
  actor: Actor;
}

interface SupervisedWork extends Supervised {
  companyId: Types.ObjectId;
}

/** The error for a valid link whose holder or record no longer exists. */
export const withdrawnLink = ({ purpose }: AccessToken): AppError =>
  new AppError('TOKEN_REVOKED', { context: { purpose, agencyName: agencyName() } });

/**
 * Limits a link to the holder's current rights at the client: without a suitable role there,
 * nothing can be done by mail.
 * @throws AppError TOKEN_REVOKED
 */
export function holderInRole(
  token: AccessToken,
  assignment: RoleAssignment | null | undefined,
): LinkHolder {
  if (!assignment) throw withdrawnLink(token);
  return { token, actor: actorIn(assignment) };
}

/**
 * Like {@link holderInRole} for a link about work: open to its current supervisors, or only to the
 * one who was asked.
 * @throws AppError TOKEN_REVOKED
 */
export async function supervisingHolder(
  token: AccessToken,
  work: SupervisedWork | undefined,
  { only }: { only?: Types.ObjectId | null } = {},
): Promise<LinkHolder> {
  const found =
    work && (await supervisorByMail(work.companyId, supervisorIds(work), token.holderEmailNorm));
  const isAsked = only === undefined || (only !== null && found?.userId.equals(only));
  return holderInRole(token, isAsked ? found : null);
}

/** Returns a context in which the link's holder writes in their own name, signed in or not. */
export const handOfHolder = (
  { requestId, ip, idempotency }: VisitorContext,
  { token, actor }: LinkHolder,
): WriteContext => ({
  requestId,
  ip,
  idempotency,
  tokenId: token._id,
  session: {
    id: null,
    user: { _id: actor.userId },
    assignment: { _id: actor.assignmentId },
    impersonation: null,
  },
});
