import type { EmailMessage } from '../../mail/email-message.model.ts';
import type { Asked } from './api/addressees.ts';

/** Whom a kept mail goes to, or would go to with other recipients. */
export const askedOf = (
  { subjectType, subjectId, recipientIds = [], applicationId }: EmailMessage,
  instead?: readonly string[],
): Asked => ({
  subjectType: subjectType === 'company' ? 'company' : 'candidate',
  subjectId: subjectId ?? '',
  recipientIds: [...(instead ?? recipientIds.map(String))],
  applicationId: applicationId?.toHexString() ?? null,
});
