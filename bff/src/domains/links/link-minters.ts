import { mailedPurposes, normaliseEmail, type MailedPurpose } from '@muster/contracts';
import { Types } from 'mongoose';
import type { TokenMinter, TokenMinters } from '../../mail/token-minters.ts';
import { hashToken, newToken } from '../../auth/clear-token.ts';
import { AccessTokenModel } from './access-token.model.ts';

/**
 * Creates the clear token of a mail being sent and stores its hash on the newest link for this
 * record and reader; a link closed meanwhile stays closed.
 */
const mint =
  (purpose: MailedPurpose): TokenMinter =>
  async ({ email, subject }) => {
    const token = newToken();
    if (subject)
      await AccessTokenModel.findOneAndUpdate(
        {
          purpose,
          subjectType: subject.type,
          subjectId: new Types.ObjectId(subject.id),
          holderEmailNorm: normaliseEmail(email),
          revokedAt: null,
          isCopied: { $ne: true },
        },
        { $set: { tokenHash: hashToken(token) } },
        { sort: { createdAt: -1, _id: -1 } },
      );
    return token;
  };

export const linkMinters: TokenMinters = Object.fromEntries(
  mailedPurposes.map((purpose) => [purpose, mint(purpose)]),
);
