import type { SessionContext } from '../../../http/context.ts';
import { auditSessionEnd } from './session-audit.ts';
import { closeOwn } from '../api/stop-impersonation.ts';

/** Ends this session; its record stays, so that other tabs can read the reason. */
export async function signOut(ctx: SessionContext) {
  await closeOwn(ctx);
  await auditSessionEnd(ctx, ctx.session.record);
  await ctx.cookie.end();
  return { ok: true } as const;
}
