import type { RecordMail } from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { behind, containing } from '../../lists/timeline.ts';
import { mailTemplates } from '../../mail/templates/all-templates.ts';
import { reaches, type Candidate } from '../../records/candidates/candidate-lookup.ts';
import { isOpenTo, openTo, withoutDraftsOfOthers } from '../../mail/mail-privacy.ts';
import { showMessages } from '../messages/api/shown-messages.ts';
import { mailEntry } from './talk-entries.ts';
import type { Asked, Entry } from './timeline.ts';

/** Templates for candidates: mails to colleagues about a candidate are excluded. */
const toCandidates = Object.entries<MailTemplate>(mailTemplates)
  .filter(([, { audience, category }]) => audience !== 'staff' && category === 'other')
  .map(([key]) => key);

/**
 * Reads mails to a person. Drafts and the text of private mails are visible only to their author.
 */
export async function readMails(
  actor: Actor,
  { candidate, place, q, limit, applicationId }: Asked,
): Promise<Entry[]> {
  const mails = await EmailMessageModel.find({
    $and: [
      {
        category: 'other',
        subjectType: 'candidate',
        subjectId: candidate._id.toHexString(),
        template: { $in: toCandidates },
        ...(applicationId && { applicationId }),
      },
      withoutDraftsOfOthers(actor),
      // The text of mails that the reader may not read is not searched.
      q ? { $and: [{ subject: containing(q) }, openTo(actor)] } : {},
      behind(place, 'createdAt'),
    ],
  })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean();
  const shown = await showMessages(actor, mails);
  return shown.map((message, index) => {
    const mail = mails[index];
    const isMasked = mail === undefined || !isOpenTo(actor, mail);
    return mailEntry(forReader(actor, candidate, message, isMasked), message.createdAt);
  });
}

function forReader(
  actor: Actor,
  candidate: Candidate,
  message: Omit<RecordMail, 'isMasked' | 'mayReply'>,
  isMasked: boolean,
): RecordMail {
  const knowsAddress = reaches(actor, 'candidate.readContact', candidate);
  return {
    ...message,
    to: knowsAddress ? message.to : [],
    cc: knowsAddress && !isMasked ? message.cc : [],
    ...(isMasked && { subject: '', text: '', files: [] }),
    isMasked,
    mayReply:
      !isMasked &&
      message.sentAt !== null &&
      candidate.deletedAt === null &&
      reaches(actor, 'message.send', candidate),
  };
}
