import { limits } from '@muster/contracts';
import type { VisitorContext } from '../../../http/context.ts';

const { perIp, perMail, perMailEverywhere, window } = limits.forgot;

/**
 * Counts a visitor's request for a mail to an address. The narrow limit counts address and network
 * together, so that a stranger who exhausts it does not block the owner; the wide one keeps a
 * mailbox from being flooded from many networks.
 */
export async function countMailAsked(
  ctx: VisitorContext,
  name: 'forgot' | 'magic',
  emailNorm: string,
): Promise<void> {
  await ctx.limit(`${name}-ip`, ctx.network, perIp, window);
  await ctx.limit(name, `${emailNorm}|${ctx.network}`, perMail, window);
  await ctx.limit(`${name}-mail`, emailNorm, perMailEverywhere, window);
}
