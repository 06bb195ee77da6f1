import { limits, type InviteeCancelReason } from '@muster/contracts';
import { dayInWords } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { mailRefusal } from '../../candidates/api/contact/mail-refusal.ts';
import { createAccessToken } from '../../links/api/access-tokens.ts';
import { notify } from '../../notifications/api/notify.ts';
import { findPeople } from '../../people/api/people.ts';
import {
  interviewTitles,
  interviewsLink,
  momentInWords,
} from '../../vetting/api/interview-times.ts';
import type { ScheduleRequestRecord } from '../schedule-request.model.ts';
import { calendarOf, placeInWords, type Arranged } from './arranged-calendar.ts';

/** What links to an interview are about. */
export const requestSubject = ({ _id }: Pick<ScheduleRequestRecord, '_id'>) => ({
  type: 'schedule_request',
  id: _id,
});

async function letterhead({ request, candidate, interview }: Arranged, tx: Tx) {
  const people = await findPeople([request.organiserId], tx.session);
  return {
    firstName: candidate.preferredName ?? candidate.firstName,
    senderName: people.ref(request.organiserId)?.name ?? agencyName(),
    agencyName: agencyName(),
    title: interviewTitles[interview.kind],
  };
}

/** Opens a place for a further link; earlier ones go on to show how things stand. */
const addLink = (
  tx: Tx,
  { request, candidate }: Arranged,
  purpose: 'interview_schedule' | 'interview_manage',
  until: Date,
) =>
  createAccessToken(tx, {
    purpose,
    subject: requestSubject(request),
    holderEmail: candidate.email ?? '',
    scopes: ['interview:arrange'],
    expiresAt: new Date(until.getTime() + limits.scheduling.pageLife),
    keepEarlier: true,
  });

/** Mails the link to choose a time, for the first time or once more. */
export async function mailInvite(tx: Tx, arranged: Arranged, isReminder = false): Promise<void> {
  const { request, candidate } = arranged;
  if (candidate.email === null) return;
  await addLink(tx, arranged, 'interview_schedule', request.expiresAt);
  const mail = { to: candidate.email, subject: requestSubject(request) };
  const variables = {
    ...(await letterhead(arranged, tx)),
    count: String(request.durationMin),
    date: dayInWords(request.expiresAt.toISOString().slice(0, 10)),
  };
  if (isReminder) await sendMail(tx, { ...mail, template: 'interview_choose_reminder', variables });
  else
    await sendMail(tx, {
      ...mail,
      template: 'interview_choose',
      variables: { ...variables, message: request.message ?? '' },
    });
}

type News = 'confirmed' | 'moved' | 'cancelled';

/** Mails the person what they arranged, with the invitation for the calendar. */
export async function mailArranged(tx: Tx, arranged: Arranged, news: News): Promise<void> {
  const { request, interview, candidate } = arranged;
  const calendar = calendarOf(arranged, news === 'cancelled' ? 'cancel' : 'request');
  if (!calendar || !candidate.email || (await mailRefusal(candidate)) !== null) return;
  const mail = { to: candidate.email, subject: requestSubject(request), calendar };
  const words = await letterhead(arranged, tx);
  const at = momentInWords(calendar.startsAt, request.inviteeTimeZone);
  if (news === 'cancelled') {
    await sendMail(tx, { ...mail, template: 'interview_cancelled', variables: { ...words, at } });
    return;
  }
  await addLink(tx, arranged, 'interview_manage', calendar.endsAt);
  await sendMail(tx, {
    ...mail,
    template: news === 'moved' ? 'interview_moved' : 'interview_confirmed',
    variables: {
      ...{ ...words, at, count: String(interview.durationMin), place: placeInWords(request) },
      note: interview.instructions ?? '',
    },
  });
}

/** Notifies the sender of the link of the candidate's choice. */
export const tellOrganiser = (
  tx: Tx,
  { candidateId, organiserId }: Pick<ScheduleRequestRecord, 'candidateId' | 'organiserId'>,
  title: string,
  body: string | null = null,
): Promise<void> =>
  notify(tx, {
    topic: 'assignment',
    userIds: [organiserId],
    title,
    ...(body && { body }),
    link: interviewsLink(candidateId),
    subject: { type: 'candidate', id: candidateId },
  });

export const cancelWords: Readonly<Record<InviteeCancelReason, string>> = {
  no_time: 'The time no longer works',
  other_offer: 'Has accepted another offer',
  not_interested: 'No longer interested',
  other: 'Another reason',
};
