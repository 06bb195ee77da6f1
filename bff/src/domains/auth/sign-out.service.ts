import type { SessionContext } from '../../http/context.ts';

/** Ends this session; its record stays, so that other tabs read why. */
export async function signOut(ctx: SessionContext) {
  await ctx.cookie.end();
  return { ok: true } as const;
}
