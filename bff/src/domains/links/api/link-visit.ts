import type { Types } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import { agencyName } from '../../../mail/agency.ts';
import { maskEmail } from '../../../mail/mask-email.ts';
import type { AccessToken } from './access-tokens.ts';

/**
 * Returns the subject of a link by the id of its record.
 * @throws AppError TOKEN_INVALID if it is gone, or if the link leads to something else
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

/** Returns the common data of pages behind a link: sender, recipient, and expiry. */
export const visitHead = ({ holderEmail, expiresAt }: AccessToken) => ({
  agencyName: agencyName(),
  maskedEmail: maskEmail(holderEmail),
  expiresAt: expiresAt.toISOString(),
});
