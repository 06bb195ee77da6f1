import { limits, minuteMs, type sentCodeSchema } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { z } from 'zod';
import { newCode, noCode, requireCode } from '../../../auth/mailed-code.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { maskEmail } from '../../../mail/mask-email.ts';
import { AccessTokenModel, type AccessToken } from '../access-token.model.ts';

type Link = Pick<AccessToken, '_id'>;
type SentCode = z.infer<typeof sentCodeSchema>;
const { life } = limits.meeting.code;

interface GivenCode {
  /** Variables of the mail: the code, and for how many minutes it is valid. */
  words: { code: string; count: string };
  /** Data for the page. */
  sent: SentCode;
}

/** Creates a code for a link's holder, to be mailed to their address; earlier codes expire. */
export async function giveLinkCode(
  tx: Tx,
  { _id, holderEmail }: Pick<AccessToken, '_id' | 'holderEmail'>,
): Promise<GivenCode> {
  const { code, kept } = newCode(_id, tx.at);
  await AccessTokenModel.updateOne({ _id }, { $set: kept }, { session: tx.session });
  return {
    words: { code, count: String(life / minuteMs) },
    sent: {
      maskedEmail: maskEmail(holderEmail),
      expiresAt: new Date(tx.at.getTime() + life).toISOString(),
    },
  };
}

/** @throws AppError CODE_INVALID, CODE_EXPIRED */
export const requireLinkCode = ({ _id }: Link, code: string): Promise<void> =>
  requireCode(AccessTokenModel, _id, code);

/** Removes the code after its use. */
export async function endLinkCode({ session }: Tx, _id: Types.ObjectId): Promise<void> {
  await AccessTokenModel.updateOne({ _id }, { $set: noCode }, { session });
}
