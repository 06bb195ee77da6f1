import {
  impersonationModesOf,
  limits,
  type BodyOf,
  type impersonationEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { parkSession } from '../../auth/sessions.ts';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import { recordId } from '../../db/record-id.ts';
import { transact } from '../../db/unit-of-work.ts';
import { requireFreshProof } from '../../http/access.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { sessionStateOf } from '../auth/api/session-state.ts';
import { findImpersonationTarget } from '../users/api/impersonation-target.ts';
import type { RoleAssignment } from '../../identity/role-assignment.model.ts';
import { auditImpersonation } from '../auth/api/audit-impersonation.ts';
import { requireStartLeft } from './daily-starts.ts';
import { endImpersonations } from '../auth/api/end-impersonations.ts';
import {
  ImpersonationModel,
  type ImpersonationRecord,
} from '../../identity/impersonation.model.ts';
import { refusalOf } from './refusal-of.ts';
import { isRunning } from './running-impersonation.ts';

type Endpoint = (typeof impersonationEndpoints)['start'];

/**
 * Starts impersonating a user. The own session is parked, and the browser continues with a new one
 * that ends after half an hour at the latest.
 */
export const startImpersonation: Service<Endpoint> = async (ctx, { params, body }) => {
  const { actor, session } = ctx;
  const target = await findImpersonationTarget(actor, params.id);
  const refusedBy = await refusalOf(actor, target);
  if (refusedBy) throw new AppError('IMPERSONATION_NOT_ALLOWED', { context: { refusedBy } });
  const assignmentId = recordId(body.assignmentId);
  const assignment = target.choosable.find(({ _id }) => _id.equals(assignmentId));
  if (!assignment) throw new AppError('NOT_FOUND');
  requireMode(actor, body);
  requireFreshProof(session.record.provenAt);
  await requireStartLeft(actor.userId);
  return sessionStateOf(await ctx.cookie.impersonate(await begin(ctx, assignment, body)));
};

function requireMode(actor: Actor, { mode, confirmAct, withoutNotice }: BodyOf<Endpoint>): void {
  if (!impersonationModesOf(actor.role).includes(mode)) throw invalidField('mode', 'NOT_ALLOWED');
  if (mode === 'act' && !confirmAct) throw invalidField('confirmAct', 'REQUIRED');
  if (withoutNotice && actor.role !== 'owner') throw invalidField('withoutNotice', 'NOT_ALLOWED');
}

/**
 * Atomically records the start and parks the own session; of two concurrent starts one is refused.
 */
async function begin(
  ctx: RequestContext,
  assignment: RoleAssignment,
  { reason, ticketRef, mode, withoutNotice }: BodyOf<Endpoint>,
): Promise<ImpersonationRecord> {
  const { actor, session } = ctx;
  const already = () =>
    new AppError('IMPERSONATION_NOT_ALLOWED', { context: { refusedBy: 'ALREADY_IMPERSONATING' } });
  return transact(ctx, async (tx) => {
    if (await isRunning(actor.userId, tx.session)) throw already();
    // Impersonations not yet closed: they have recently expired, or the browser was closed.
    await endImpersonations(tx, { actorUserId: actor.userId }, 'actor');
    const _id = new Types.ObjectId();
    if (!(await parkSession(session.id, _id, tx.session))) throw already();
    const [record] = await ImpersonationModel.create(
      [
        {
          _id,
          actorUserId: actor.userId,
          actorAssignmentId: actor.assignmentId,
          targetUserId: assignment.userId,
          targetAssignmentId: assignment._id,
          reason,
          ticketRef: ticketRef || null,
          mode,
          withoutNotice,
          startedAt: tx.at,
          expiresAt: new Date(tx.at.getTime() + limits.impersonation.lasts),
          createdAt: tx.at,
          createdBy: actor.userId,
          updatedAt: tx.at,
          updatedBy: actor.userId,
        },
      ],
      { session: tx.session },
    );
    if (!record) throw new Error('The impersonation was not stored');
    const started = record.toObject();
    await auditImpersonation(tx, 'start', null, started);
    return started;
  }).catch((error: unknown) => {
    throw isDuplicateKey(error) ? already() : error;
  });
}
