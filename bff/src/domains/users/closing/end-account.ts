import { endKeys } from '../../../auth/keys/end-keys.ts';
import { revokeSessions } from '../../../auth/sessions.ts';
import { audit, changesBetween, type AuditEntry } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { User } from '../../../identity/user.model.ts';
import { followStaff } from '../../../records/team/follow-staff.ts';
import { mailAccountDisabled } from '../../auth/api/account-mails.ts';
import { revokeTokens } from '../../auth/api/account-tokens.ts';
import { endImpersonations } from '../../auth/api/end-impersonations.ts';
import { revokeLinksOf } from '../../links/api/access-tokens.ts';
import { followInterviews } from '../change-account.ts';

/**
 * Handles a closed account: ends its sessions and links, adds tasks for its remaining interviews,
 * and tells the user that it is closed, but not why.
 */
export async function endAccount(
  tx: Tx,
  before: User,
  after: User,
  by: Pick<AuditEntry, 'actorKind'> = {},
): Promise<void> {
  await revokeSessions({ userId: after._id }, 'disabled', tx.session);
  await endKeys(tx, { userId: after._id });
  await endImpersonations(tx, { targetUserId: after._id }, 'target_disabled');
  await endImpersonations(tx, { actorUserId: after._id }, 'admin');
  await revokeTokens(tx, after._id);
  await revokeLinksOf(tx, after.email);
  await followStaff(tx, after._id);
  await followInterviews(tx, after._id);
  await mailAccountDisabled(tx, after);
  await audit(tx, {
    action: 'user.disable',
    entity: 'user',
    entityId: after._id,
    changes: changesBetween(before, after, ['status', 'disabledReason']),
    ...by,
  });
}
