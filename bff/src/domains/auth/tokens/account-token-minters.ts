import type { AccountTokenPurpose } from '@muster/contracts';
import type { TokenMinter, TokenMinters } from '../../../mail/token-minters.ts';
import { AccountTokenModel } from './account-token.model.ts';
import { hashToken, newToken } from './clear-token.ts';

/**
 * Makes the clear token of a mail that is being sent and stores its hash at the user's live token.
 * Sending once more makes a new one, so the last mail to leave carries the link that works; where
 * the link was taken back meanwhile, the mail's link opens nothing.
 */
const mint =
  (purpose: AccountTokenPurpose): TokenMinter =>
  async ({ userId }) => {
    const token = newToken();
    await AccountTokenModel.updateOne(
      { userId, purpose, usedAt: null, revokedAt: null },
      { $set: { tokenHash: hashToken(token) } },
    );
    return token;
  };

export const accountTokenMinters: TokenMinters = {
  invite: mint('invite'),
  password_reset: mint('password_reset'),
  email_verify: mint('email_verify'),
  email_change: mint('email_change'),
};
