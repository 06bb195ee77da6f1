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

/** Who holds a link that was mailed to a client, with their present rights there. */
export interface LinkHolder {
  token: AccessToken;
  actor: Actor;
}

interface SupervisedWork extends Supervised {
  companyId: Types.ObjectId;
}

/** A link that is good by itself, and whose holder or record it was for is not there any more. */
export const withdrawnLink = ({ purpose }: AccessToken): AppError =>
  new AppError('TOKEN_REVOKED', { context: { purpose, agencyName: agencyName() } });

/**
 * A link gives no more than its holder may do for the client today: who holds no such role there any
 * more, does nothing by mail.
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
 * {@link holderInRole} of a link about some work: who supervises it today, or this one of them
 * alone, where one person was asked.
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

/** The holder of a link writes in their own name, signed in or not. */
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
