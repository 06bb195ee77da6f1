import { openScreeningStates } from '@muster/contracts';
import { dayInWords } from '../../../db/calendar-day.ts';
import { isRecordId } from '../../../db/record-id.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import type { OutgoingMailFacts } from '../../../mail/outgoing-mail.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { findLiveCandidate } from '../../candidates/api/candidate-lookup.ts';
import { createAccessToken } from '../../links/api/access-tokens.ts';
import { findPeople } from '../../people/api/people.ts';
import type { FoundForm } from '../form/find-form.ts';
import { ScreeningFormModel, type ScreeningFormRecord } from '../screening-form.model.ts';
import { askingRefusal } from './may-be-asked.ts';

/** What links to a form are about. */
export const formSubject = ({ _id }: Pick<ScreeningFormRecord, '_id'>) => ({
  type: 'screening_form',
  id: _id,
});

/** Opens a place for a further link to a form; earlier ones go on working. */
export const addFormLink = (
  tx: Tx,
  { form, candidate }: FoundForm,
  options: { isCopied?: boolean } = {},
) =>
  createAccessToken(tx, {
    purpose: 'screening_form',
    subject: formSubject(form),
    holderEmail: candidate.email ?? '',
    scopes: ['screening:answer'],
    expiresAt: form.expiresAt ?? tx.at,
    keepEarlier: true,
    ...options,
  });

/** Mails the link to a form, for the first time or once more. */
export async function mailForm(
  tx: Tx,
  found: FoundForm,
  template: 'screening_invite' | 'screening_reminder',
  message: string | null = null,
): Promise<void> {
  const { form, candidate } = found;
  if (candidate.email === null) return;
  await addFormLink(tx, found);
  const minutes = form.questions.reduce((sum, { timeMinutes }) => sum + (timeMinutes ?? 0), 0);
  await sendMail(tx, {
    template,
    to: candidate.email,
    subject: formSubject(form),
    variables: {
      ...(await letterhead(tx, found)),
      title: form.title,
      message: message ?? '',
      count: String(form.questions.length),
      minutes: minutes > 0 ? String(minutes) : '',
      date: dayInWords(
        ((template === 'screening_invite' ? form.dueAt : form.expiresAt) ?? tx.at)
          .toISOString()
          .slice(0, 10),
      ),
    },
  });
}

/** Sender and recipient: the present actor, or the original sender for automatic mails. */
export async function letterhead(tx: Tx, { form, candidate }: FoundForm) {
  const senderId = tx.userId ?? form.sentBy;
  const people = await findPeople([senderId], tx.session);
  return {
    firstName: candidate.preferredName ?? candidate.firstName,
    senderName: people.ref(senderId)?.name ?? agencyName(),
    agencyName: agencyName(),
  };
}

/** Whether a mail about a form must not go out any more: it is closed, or contact was stopped. */
export async function refusesFormMail({
  subjectType,
  subjectId,
  template,
}: OutgoingMailFacts): Promise<boolean> {
  if (subjectType !== 'screening_form' || !subjectId) return false;
  const form = isRecordId(subjectId)
    ? await ScreeningFormModel.findOne({
        _id: subjectId,
        deletedAt: null,
      }).lean<ScreeningFormRecord>()
    : null;
  const candidate = form && (await findLiveCandidate(form.candidateId));
  if (!form || !candidate || (await askingRefusal(candidate))) return true;
  const isLink = template === 'screening_invite' || template === 'screening_reminder';
  return isLink && !openScreeningStates.some((state) => state === form.status);
}
