import type { authEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import { withoutActor } from '../../../db/without-actor.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { countLinkUse, orCountWrongLink } from '../../../http/link-limits.ts';
import type { Input } from '../../../http/mount.ts';
import { consumeToken, findToken } from '../../auth/api/account-tokens.ts';
import { declineInvitation } from './decline-invitation.ts';

/** Declines an invitation by its link, which proves the address; no sign-in is needed. */
export async function declineInvite(
  ctx: VisitorContext,
  { body }: Input<typeof authEndpoints.declineInvite>,
) {
  await countLinkUse(ctx);
  const token = await orCountWrongLink(ctx, findToken(body.token, ['invite']));
  await transact(withoutActor(ctx), async (tx) => {
    await consumeToken(tx, token);
    await declineInvitation(tx, token.userId, { tokenId: token._id });
  });
  return { ok: true } as const;
}
