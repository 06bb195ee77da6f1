import type { EmailMessage } from '../../mail/email-message.model.ts';
import type { Asked } from './api/addressees.ts';

/** Returns the recipients of a stored mail, or of the same mail with other recipients. */
export const askedOf = (
  { subjectType, subjectId, recipientIds = [], applicationId }: EmailMessage,
  instead?: readonly string[],
): Asked => ({
  subjectType: subjectType === 'company' ? 'company' : 'candidate',
  subjectId: subjectId ?? '',
  recipientIds: [...(instead ?? recipientIds.map(String))],
  applicationId: applicationId?.toHexString() ?? null,
});
