import type { Types } from 'mongoose';
import { audit, type AuditEntry } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { transact, type Tx, type WriteContext } from '../../../db/unit-of-work.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { agencyName } from '../../../mail/agency.ts';
import { useAccessToken } from './access-tokens.ts';
import { endLinkCode, giveLinkCode, requireLinkCode } from './link-code.ts';
import { handOfHolder, type LinkHolder } from './link-holder.ts';

/** What a mail with a code says of it. */
interface CodeWords {
  code: string;
  count: string;
  agencyName: string;
}

/** Mails the code by which the holder of a link confirms that the mailbox is theirs. */
export const mailLinkCode = (
  ctx: VisitorContext,
  holder: LinkHolder,
  mail: (tx: Tx, to: { to: string; userId: Types.ObjectId }, words: CodeWords) => Promise<unknown>,
) =>
  transact(handOfHolder(ctx, holder), async (tx) => {
    const { token, actor } = holder;
    const { words, sent } = await giveLinkCode(tx, token);
    const to = { to: token.holderEmail, userId: actor.userId };
    await mail(tx, to, { ...words, agencyName: agencyName() });
    return sent;
  });

/** Who decides by mail: as in the client area, but that the decision uses the link up. */
interface ConfirmedHand {
  ctx: WriteContext;
  actor: Actor;
  /** What belongs to the same change and comes before it. */
  first: (tx: Tx, record: { _id: Types.ObjectId }) => Promise<void>;
}

/**
 * The hand of a holder who knows the code. What is refused leaves the link as it was, and the code
 * with one try less.
 * @throws AppError CODE_INVALID, CODE_EXPIRED
 */
export async function confirmedHand(
  ctx: VisitorContext,
  holder: LinkHolder,
  code: string,
  entry: Omit<AuditEntry, 'entityId'>,
): Promise<ConfirmedHand> {
  const { token, actor } = holder;
  await requireLinkCode(token, code);
  return {
    ctx: handOfHolder(ctx, holder),
    actor,
    first: async (tx, { _id }) => {
      await useAccessToken(tx, token);
      await endLinkCode(tx, token._id);
      await audit(tx, { ...entry, entityId: _id });
    },
  };
}
