import { accountTokenPurposes } from '@muster/contracts';
import { Types } from 'mongoose';
import type { TokenMinters, TokenRequest } from '../../../mail/token-minters.ts';
import { mintToken } from '../api/account-tokens.ts';

/** Create the links of account mails when a mail is sent. */
export const accountTokenMinters: TokenMinters = Object.fromEntries(
  accountTokenPurposes.map((purpose) => [
    purpose,
    async ({ userId }: TokenRequest) => {
      if (!userId) throw new Error(`A mail with a link for ${purpose} names its account`);
      return mintToken(new Types.ObjectId(userId), purpose);
    },
  ]),
);
