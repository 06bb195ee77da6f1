import type { ImpersonationEnd } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { stampVersion } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { auditImpersonation } from './audit-impersonation.ts';
import {
  ImpersonationModel,
  type ImpersonationRecord,
} from '../../../identity/impersonation.model.ts';
import { mailNotice } from '../sign-in/impersonation-notice.ts';

/**
 * Closes the open impersonations that match a filter, and notifies the impersonated users. From
 * then on their sessions only allow returning to the own account.
 */
export async function endImpersonations(
  tx: Tx,
  filter: QueryFilter<ImpersonationRecord>,
  endedBy: ImpersonationEnd,
): Promise<void> {
  const running = await ImpersonationModel.find({ ...filter, endedAt: null })
    .session(tx.session)
    .lean();
  for (const record of running) await close(tx, record, endedBy);
}

async function close(tx: Tx, before: ImpersonationRecord, by: ImpersonationEnd): Promise<void> {
  // An expired impersonation is recorded as expired, even if someone stops it a minute later.
  const expired = before.expiresAt <= tx.at;
  const endedBy = expired ? 'expiry' : by;
  const after = await ImpersonationModel.findOneAndUpdate(
    { _id: before._id, endedAt: null },
    stampVersion(
      { at: tx.at, userId: endedBy === 'actor' ? before.actorUserId : tx.userId },
      { $set: { endedAt: expired ? before.expiresAt : tx.at, endedBy } },
    ),
    { session: tx.session, returnDocument: 'after' },
  ).lean();
  if (!after) return;
  await auditImpersonation(tx, 'stop', before, after, endedBy === 'actor' ? 'user' : 'system');
  if (!after.withoutNotice) await mailNotice(tx, after);
}
