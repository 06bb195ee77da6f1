import type { RecordMail } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import type { EmailMessage } from '../../../mail/email-message.model.ts';
import { isOpenTo } from '../../../mail/mail-privacy.ts';
import { showMessages } from '../../messages/api/shown-messages.ts';

/** Mails on a client’s record, without the words of those that are private to somebody else. */
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
      // What the platform sent about a job or a person is no conversation with them.
      mayReply: !isMasked && mayWrite && message.sentAt !== null && message.recipientIds.length > 0,
    };
  });
}
