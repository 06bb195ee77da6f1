import {
  openScreeningStates,
  type ScreeningDelivery,
  type ScreeningMailLanguage,
  type ScreeningWords,
} from '@muster/contracts';
import { dayInWords, dayOf } from '../../../db/calendar-day.ts';
import { isRecordId, recordId } from '../../../db/record-id.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import { agencyName } from '../../../mail/agency.ts';
import type { OutgoingMailFacts } from '../../../mail/outgoing-mail.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import type { MailTemplateKey } from '../../../mail/templates/all-templates.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { fillForCandidate } from '../../email-templates/api/fill-words.ts';
import { createAccessToken } from '../../links/api/access-tokens.ts';
import { findPeople } from '../../../identity/people/people.ts';
import type { FoundForm } from '../form/find-form.ts';
import {
  ScreeningFormModel,
  type ScreeningFormRecord,
} from '../../../records/screening/screening-form.model.ts';
import { frameIn, usualWords, type FormMailKind } from './mail-words.ts';
import { askingRefusal } from './may-be-asked.ts';

/** The mails that contain the link. */
export const linkTemplates = [
  'screening_invite',
  'screening_reminder',
  'screening_in_words',
] as const satisfies readonly MailTemplateKey[];

/** The subject of links to a form. */
export const formSubject = ({ _id }: Pick<ScreeningFormRecord, '_id'>) => ({
  type: 'screening_form',
  id: _id,
});

/** Creates another link to a form; earlier ones stay valid. */
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

/** The sender's choices for a mail about a form. */
export interface MailChoice extends Pick<ScreeningDelivery, 'message'> {
  language: ScreeningMailLanguage;
  words: Pick<ScreeningWords, 'subject' | 'text'> | null;
}

/** Mails the link to a form, for the first time or again. */
export async function mailForm(
  tx: Tx,
  found: FoundForm,
  kind: FormMailKind,
  { message, words, language, sendAt }: MailChoice & Pick<ScreeningDelivery, 'words' | 'sendAt'>,
): Promise<void> {
  const { form, candidate } = found;
  if (candidate.email === null) return;
  const { content, missing } = await formMail(tx, found, kind, { message, words, language });
  const [gap] = missing;
  if (gap) throw invalidField('words.text', 'VARIABLE_NOT_FILLED', { name: gap.name });
  await addFormLink(tx, found);
  const envelope = {
    to: candidate.email,
    subject: formSubject(form),
    templateId: words?.templateId ? recordId(words.templateId) : null,
    ...(sendAt && { sendAt: new Date(sendAt) }),
  };
  await (content.template === 'screening_in_words'
    ? sendMail(tx, { ...envelope, ...content })
    : sendMail(tx, { ...envelope, ...content }));
}

/**
 * Creates the mail about a form: from the agency’s template, its translation, or the sender's own
 * text.
 */
export async function formMail(
  by: Writer,
  found: FoundForm,
  kind: FormMailKind,
  { message, words, language }: MailChoice,
) {
  const { form, candidate } = found;
  const minutes = form.questions.reduce((sum, { timeMinutes }) => sum + (timeMinutes ?? 0), 0);
  const facts = {
    ...(await letterhead(by, found)),
    title: form.title,
    message: message ?? '',
    count: String(form.questions.length),
    minutes: minutes > 0 ? String(minutes) : '',
  };
  const day = (kind === 'screening_invite' ? form.dueAt : form.expiresAt) ?? by.at;
  if (words) {
    const { missing, ...filled } = fillForCandidate(words, candidate, facts.senderName);
    const variables = { ...filled, ...frameIn(language, day) };
    return { content: { template: 'screening_in_words' as const, variables }, missing };
  }
  if (language !== 'en') {
    const variables = usualWords(language, kind, facts, day);
    return { content: { template: 'screening_in_words' as const, variables }, missing: [] };
  }
  const variables = { ...facts, date: dayInWords(dayOf(day)) };
  return { content: { template: kind, variables }, missing: [] };
}

/** The author of a mail, and the time. */
interface Writer extends Pick<Tx, 'at' | 'userId'> {
  session: Tx['session'] | null;
}

/** Returns sender and recipient: the current actor, or the original sender for automatic mails. */
export async function letterhead(
  { userId, session }: Omit<Writer, 'at'>,
  { form, candidate }: FoundForm,
) {
  const senderId = userId ?? form.sentBy;
  const people = await findPeople([senderId], session);
  return {
    firstName: candidate.preferredName ?? candidate.firstName,
    senderName: people.ref(senderId)?.name ?? agencyName(),
    agencyName: agencyName(),
  };
}

/**
 * Checks whether a mail about a form must no longer be sent: the form is closed, or contact was
 * stopped.
 */
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
      }).lean()
    : null;
  const candidate = form && (await findLiveCandidate(form.candidateId));
  if (!form || !candidate || (await askingRefusal(candidate))) return true;
  return (
    linkTemplates.some((key) => key === template) &&
    !openScreeningStates.some((state) => state === form.status)
  );
}
