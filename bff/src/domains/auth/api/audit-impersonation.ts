import { audit, changesBetween, type AuditEntry } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { ImpersonationRecord } from '../../../identity/impersonation.model.ts';

const paths = [
  'targetAssignmentId',
  'mode',
  'reason',
  'ticketRef',
  'expiresAt',
  'withoutNotice',
  'endedAt',
  'endedBy',
  'actionsCount',
] as const;

/**
 * Audits the start or end of an impersonation. The event always names both users: the target and
 * the actor.
 */
export async function auditImpersonation(
  tx: Tx,
  verb: 'start' | 'act' | 'stop',
  before: ImpersonationRecord | null,
  after: ImpersonationRecord,
  actorKind: AuditEntry['actorKind'] = 'user',
): Promise<void> {
  await audit(tx, {
    action: `impersonation.${verb}`,
    entity: 'impersonation',
    entityId: after._id,
    actorKind,
    actorUserId: after.targetUserId,
    realActorUserId: after.actorUserId,
    assignmentId: after.targetAssignmentId,
    changes: changesBetween(before, after, paths),
  });
}
