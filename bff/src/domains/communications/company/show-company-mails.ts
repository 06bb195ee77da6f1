import type { RecordMail } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import type { EmailMessage } from '../../../mail/email-message.model.ts';
import { isOpenTo } from '../../../mail/mail-privacy.ts';
import { showMessages } from '../../messages/api/shown-messages.ts';

/** Returns mails of a client’s record; the text of mails private to another user is hidden. */
export async function showCompanyMails(
  actor: Actor,
  mails: readonly EmailMessage[],
  mayWrite: boolean,
): Promise<RecordMail[]> {
  const shown = await showMessages(actor, mails);
  return shown.map((message, index) => {
    const mail = mails[index];
    const isMasked = mail === undefined || !isOpenTo(actor, mail);
    return {
      ...message,
      ...(isMasked && { subject: '', text: '', files: [], cc: [] }),
      isMasked,
      // Automatic mails about a job or a person cannot be replied to.
      mayReply: !isMasked && mayWrite && message.sentAt !== null && message.recipientIds.length > 0,
    };
  });
}
