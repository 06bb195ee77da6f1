import type { Types } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import { agencyName } from '../../../mail/agency.ts';
import { maskEmail } from '../../../mail/mask-email.ts';
import type { AccessToken } from './access-tokens.ts';

/**
 * What a link is about, found by the id of its record.
 * @throws AppError TOKEN_INVALID for what is gone, and for a link to something else
 */
export async function behindLink<Found>(
  { subjectType, subjectId }: AccessToken,
  type: string,
  find: (id: Types.ObjectId) => Promise<Found | null | undefined>,
): Promise<Found> {
  const found = subjectType === type ? await find(subjectId) : null;
  if (!found) throw new AppError('TOKEN_INVALID');
  return found;
}

/** What each page behind a link says of it: from whom it is, to whom it went, how long it works. */
export const visitHead = ({ holderEmail, expiresAt }: AccessToken) => ({
  agencyName: agencyName(),
  maskedEmail: maskEmail(holderEmail),
  expiresAt: expiresAt.toISOString(),
});
