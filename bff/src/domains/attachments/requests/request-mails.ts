import { candidatesRoutes, href, selfServiceRoutes } from '@muster/contracts';
import type { Types } from 'mongoose';
import { dayInWords } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { mailRefusal } from '../../candidates/api/contact/mail-refusal.ts';
import { notify } from '../../notifications/api/notify.ts';
import type { FileRequestRecord } from './file-request.model.ts';

/** Names of the types within a sentence. */
const words: Readonly<Record<FileRequestRecord['type'], string>> = {
  cv: 'CV',
  cover_letter: 'cover letter',
  portfolio: 'portfolio',
  certificate: 'certificate',
  diploma: 'diploma',
  id_document: 'ID document',
  tax_form: 'tax form',
  reference_letter: 'reference letter',
  work_sample: 'work sample',
  photo: 'photo',
  other: 'file',
};

/**
 * Mails the request or its reminder; candidates who must not be written to see it only on their
 * pages.
 */
export async function mailRequest(
  tx: Tx,
  candidate: Candidate,
  request: FileRequestRecord,
  template: 'file_requested' | 'file_request_reminder',
): Promise<void> {
  const title = words[request.type];
  const date = dayInWords(request.dueOn);
  const path = href(selfServiceRoutes.uploadFile);
  if (candidate.userId)
    await notify(tx, {
      topic: 'document',
      userIds: [candidate.userId],
      title:
        template === 'file_requested'
          ? `Please bring your ${title} by ${date}`
          : `Still waited for: your ${title}, by ${date}`,
      body: request.note,
      link: path,
      mail: 'own',
    });
  if (!candidate.email || (await mailRefusal(candidate)) !== null) return;
  await sendMail(tx, {
    template,
    to: candidate.email,
    userId: candidate.userId,
    subject: { type: 'candidate', id: candidate._id },
    variables: {
      firstName: candidate.firstName,
      senderName: (await findPeople([request.createdBy], tx.session)).name(request.createdBy),
      title,
      date,
      message: request.note ?? '',
      path: candidate.userId ? path : '',
      agencyName: agencyName(),
    },
  });
}

/** Tells the requester that the file arrived, or that its day has passed. */
export const notifyRequester = (
  tx: Tx,
  { createdBy, candidateId, type }: FileRequestRecord,
  outcome: 'received' | 'overdue',
): Promise<void> =>
  notify(tx, {
    topic: 'document',
    userIds: createdBy ? [createdBy] : [],
    title:
      outcome === 'received'
        ? `{name} brought the ${words[type]} that you asked for`
        : `{name} has not brought the ${words[type]} that you asked for`,
    link: profileOf(candidateId),
    subject: { type: 'candidate', id: candidateId },
  });

const profileOf = (candidateId: Types.ObjectId): string =>
  href(candidatesRoutes.profile, { id: candidateId.toHexString() });
