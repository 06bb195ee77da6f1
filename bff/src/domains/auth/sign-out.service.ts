import type { SessionContext } from '../../http/context.ts';
import { closeOwn } from '../impersonation/stop-impersonation.service.ts';

/** Ends this session; its record stays, so that other tabs read why. */
export async function signOut(ctx: SessionContext) {
  await closeOwn(ctx);
  await ctx.cookie.end();
  return { ok: true } as const;
}
