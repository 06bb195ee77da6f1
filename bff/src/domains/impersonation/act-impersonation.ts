import type { SessionState } from '@muster/contracts';
import { stampVersion } from '../../db/record-version.ts';
import { transact } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { SessionContext } from '../../http/context.ts';
import { sessionStateOf } from '../auth/api/session-state.ts';
import { auditImpersonation } from '../auth/api/audit-impersonation.ts';
import { ImpersonationModel } from '../../identity/impersonation.model.ts';
import { mayAct } from '../auth/api/impersonation-state.ts';

/** Switches from viewing to acting; the session's rights grow, so its id changes. */
export async function actImpersonation(ctx: SessionContext): Promise<SessionState> {
  const { impersonation } = ctx.session;
  if (!impersonation) throw new AppError('NOT_FOUND');
  if (impersonation.over) throw new AppError('IMPERSONATION_EXPIRED');
  if (!mayAct(impersonation)) throw new AppError('IMPERSONATION_NOT_ALLOWED');
  if (impersonation.mode === 'act') return sessionStateOf(ctx.session);
  const before = impersonation.record;
  const after = await transact(ctx, async (tx) => {
    const changed = await ImpersonationModel.findOneAndUpdate(
      { _id: before._id, endedAt: null, expiresAt: { $gt: tx.at } },
      stampVersion({ at: tx.at, userId: before.actorUserId }, { $set: { mode: 'act' } }),
      { session: tx.session, returnDocument: 'after' },
    ).lean();
    if (!changed) throw new AppError('IMPERSONATION_EXPIRED');
    await auditImpersonation(tx, 'act', before, changed);
    return changed;
  });
  return sessionStateOf(await ctx.cookie.impersonate(after));
}
