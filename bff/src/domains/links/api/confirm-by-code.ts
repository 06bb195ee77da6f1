import type { Types } from 'mongoose';
import { audit, type AuditEntry } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { transact, type Tx, type WriteContext } from '../../../db/unit-of-work.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { agencyName } from '../../../mail/agency.ts';
import { useAccessToken } from './access-tokens.ts';
import { endLinkCode, giveLinkCode, requireLinkCode } from './link-code.ts';
import { handOfHolder, type LinkHolder } from './link-holder.ts';

/** Variables of a mail with a code. */
interface CodeWords {
  code: string;
  count: string;
  agencyName: string;
}

/** Mails the code by which a link's holder proves that they own the mailbox. */
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

/**
 * The context of a user who decides by mail: as in the client area, except that the decision uses
 * up the link.
 */
interface ConfirmedHand {
  ctx: WriteContext;
  actor: Actor;
  /** Runs first within the same transaction. */
  first: (tx: Tx, record: { _id: Types.ObjectId }) => Promise<void>;
}

/**
 * Returns the context of a link's holder who knows the code. If the code is refused, the link stays
 * unchanged and the code has one attempt less.
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
