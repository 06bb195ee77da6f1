import { limits } from '@muster/contracts';
import { AppError } from './app-error.ts';
import type { VisitorContext } from './context.ts';

const { perIp, window, wrongPerIp, wrongWindow, block } = limits.publicToken;

/** Counts the use of a mailed link by an address that has not tried too many wrong ones. */
export async function countLinkUse(ctx: VisitorContext): Promise<void> {
  await ctx.limit('link', ctx.network, perIp, window);
  await refuseGuessers(ctx);
}

/** Refuses an address that has tried too many wrong links. */
export async function refuseGuessers(ctx: VisitorContext): Promise<void> {
  await ctx.limit('wrong-link', ctx.network, wrongPerIp, wrongWindow, { cost: 0, blockMs: block });
}

/** Counts an unknown token; too many of them block further attempts for an hour. */
export async function orCountWrongLink<T>(ctx: VisitorContext, found: Promise<T>): Promise<T> {
  return found.catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'TOKEN_INVALID')
      await ctx.limit('wrong-link', ctx.network, wrongPerIp, wrongWindow, { blockMs: block });
    throw error;
  });
}
