import type { SessionState } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionContext } from '../../../http/context.ts';
import { sessionStateOf } from './session-state.ts';
import { endImpersonations } from './end-impersonations.ts';

/** Ends the impersonation and returns to the own session, even if it had already ended. */
export async function stopImpersonation(ctx: SessionContext): Promise<SessionState> {
  if (!ctx.session.impersonation) throw new AppError('NOT_FOUND');
  await closeOwn(ctx);
  const own = await ctx.cookie.returnToSelf();
  return own ? sessionStateOf(own) : { state: 'signed-out', csrfToken: null };
}

/** Records the end of this session's impersonation. */
export async function closeOwn(ctx: SessionContext): Promise<void> {
  const { impersonation } = ctx.session;
  if (!impersonation || impersonation.record.endedAt) return;
  await transact(ctx, (tx) =>
    endImpersonations(tx, { _id: impersonation.record._id }, impersonation.over ?? 'actor'),
  );
}
