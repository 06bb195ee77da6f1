import { href, selfServiceRoutes } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import type { CalendarInvite } from '../../../mail/calendar-invite.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { mailRefusal } from '../../candidates/api/contact/mail-refusal.ts';
import { addAnswerLink, type AnswerLink } from '../../links/api/answer-link.ts';
import { notify } from '../../notifications/api/notify.ts';
import { findActiveStaff, findPeople, findPlaces } from '../../../identity/people/people.ts';
import { interviewsLink } from '../vetting-links.ts';
import type { VettingInterviewRecord } from '../../../records/vetting/vetting-interview.model.ts';
import { interviewTitles, momentInWords } from './interview-words.ts';

type News = 'confirmed' | 'moved' | 'cancelled';
/** News of a no-show of the candidate or of the interviewer. */
type NoShowNews = 'missed' | 'sorry';

const templates = {
  confirmed: 'vetting_interview_confirmed',
  moved: 'vetting_interview_moved',
  cancelled: 'vetting_interview_cancelled',
} as const;
const newsWords: Record<News, string> = {
  confirmed: 'you interview',
  moved: 'new time',
  cancelled: 'cancelled',
};

/** Words for the candidate. */
const candidateWords: Record<News | NoShowNews, string> = {
  confirmed: 'arranged',
  moved: 'new time',
  cancelled: 'cancelled',
  missed: 'it did not take place',
  sorry: 'it did not take place, and we are sorry',
};

/** Returns the permanent UID of an interview in calendars. */
export const calendarUidOf = (id: Types.ObjectId): string =>
  `vetting-interview-${id.toHexString()}@muster`;

/** Builds the calendar entry; the candidate's one names only the agency. */
function inviteOf(
  { _id, calendarSequence, startsAt, endsAt }: VettingInterviewRecord,
  news: News,
  { summary, description }: Pick<CalendarInvite, 'summary' | 'description'>,
): { calendar: CalendarInvite } | null {
  if (!startsAt || !endsAt) return null;
  const method = news === 'cancelled' ? 'cancel' : 'request';
  const uid = calendarUidOf(_id);
  return {
    calendar: { uid, sequence: calendarSequence, method, startsAt, endsAt, summary, description },
  };
}

/**
 * Returns the link to accept or decline; null for an interview without a time, or a cancelled one.
 */
export const answerLinkFor = async (
  tx: Tx,
  { _id: id, endsAt }: VettingInterviewRecord,
  news: News,
  email: string,
): Promise<AnswerLink | null> =>
  news === 'cancelled' || !endsAt
    ? null
    : addAnswerLink(tx, { type: 'vetting_interview', id }, email, endsAt);

/** Returns the time zone of the interview's lead. */
export async function zoneOfLead(
  interviewers: VettingInterviewRecord['interviewers'],
): Promise<string | null> {
  const lead = interviewers.find(({ isLead }) => isLead) ?? interviewers[0];
  if (!lead) return null;
  const places = await findPlaces([lead.userId]);
  return places.get(lead.userId.toHexString())?.timeZone ?? null;
}

/** Returns the words of mails about an interview to the candidate. */
export const wordsForCandidate = async (
  { kind, startsAt, interviewers }: VettingInterviewRecord,
  { preferredName, firstName, timeZone }: Candidate,
  by: Types.ObjectId | null,
) => ({
  firstName: preferredName ?? firstName,
  senderName: (await findPeople([by])).name(by),
  agencyName: agencyName(),
  title: interviewTitles[kind],
  at: startsAt ? momentInWords(startsAt, timeZone, await zoneOfLead(interviewers)) : '',
});

/** Returns the calendar part of a mail to the candidate. */
export const inviteForCandidate = (
  interview: VettingInterviewRecord,
  news: News,
): { calendar: CalendarInvite } | null =>
  inviteOf(interview, news, {
    summary: `${interviewTitles[interview.kind]}, ${agencyName()}`,
    description: interview.instructions,
  });

/** Mails the candidate, unless they cannot be written to. */
async function mailCandidate(
  tx: Tx,
  interview: VettingInterviewRecord,
  candidate: Candidate,
  news: News | NoShowNews,
): Promise<void> {
  const { startsAt, durationMin, instructions } = interview;
  if (startsAt && candidate.userId)
    await notify(tx, {
      topic: 'interview',
      userIds: [candidate.userId],
      title: `${interviewTitles[interview.kind]}: ${candidateWords[news]}`,
      link: href(selfServiceRoutes.myCalendar),
      mail: 'own',
    });
  if (!startsAt || !candidate.email || (await mailRefusal(candidate)) !== null) return;
  const words = await wordsForCandidate(interview, candidate, tx.userId ?? candidate.ownerUserId);
  const mail = {
    to: candidate.email,
    userId: candidate.userId,
    subject: { type: 'candidate', id: candidate._id },
  };
  if (news === 'missed' || news === 'sorry') {
    await sendMail(tx, { ...mail, template: `vetting_interview_${news}`, variables: words });
    return;
  }
  const facts = { ...words, count: String(durationMin), note: instructions ?? '' };
  const link = await answerLinkFor(tx, interview, news, candidate.email);
  const told = { ...mail, ...inviteForCandidate(interview, news), ...link };
  if (news === 'confirmed')
    await sendMail(tx, {
      ...told,
      template: templates[news],
      variables: { ...facts, text: '', mayAnswer: link ? 'yes' : '' },
    });
  else await sendMail(tx, { ...told, template: templates[news], variables: facts });
}

/** Mails interviewers; their calendar entries name the candidate by number. */
async function mailStaff(
  tx: Tx,
  interview: VettingInterviewRecord,
  { _id, number, timeZone }: Candidate,
  news: News,
  userIds: readonly Types.ObjectId[],
): Promise<void> {
  const title = interviewTitles[interview.kind];
  const staff = await findActiveStaff(userIds, tx.session);
  const places = await findPlaces(userIds);
  const path = interviewsLink(_id);
  for (const { id, email, firstName } of staff) {
    const zone = places.get(id.toHexString())?.timeZone ?? 'UTC';
    const { startsAt } = interview;
    const at = startsAt ? `, ${momentInWords(startsAt, zone, timeZone)}` : '';
    const link = await answerLinkFor(tx, interview, news, email);
    await sendMail(tx, {
      template: 'vetting_interview_staff',
      to: email,
      userId: id,
      ...link,
      subject: { type: 'candidate', id: _id },
      variables: {
        firstName,
        number,
        title,
        news: `${newsWords[news]}${at}`,
        path,
        mayAnswer: link ? 'yes' : '',
      },
      ...inviteOf(interview, news, {
        summary: `${title} with ${number}`,
        description: interview.internalBrief,
      }),
    });
  }
  await notify(tx, {
    topic: 'interview',
    userIds,
    title: `${title} with {name}: ${newsWords[news]}`,
    link: path,
    subject: { type: 'candidate', id: _id },
    mail: 'own',
  });
}

/** Notifies all participants of an interview that has or had a time. */
export async function notifyOfInterview(
  tx: Tx,
  interview: VettingInterviewRecord,
  candidate: Candidate,
  news: News,
  {
    mailsCandidate = true,
    former = [],
  }: { mailsCandidate?: boolean; former?: Types.ObjectId[] } = {},
): Promise<void> {
  const ids = interview.interviewers.map(({ userId }) => userId);
  if (mailsCandidate) await mailCandidate(tx, interview, candidate, news);
  await mailStaff(tx, interview, candidate, news, ids);
  // Former hosts get a cancellation for their calendar.
  const gone = former.filter((id) => !ids.some((one) => one.equals(id)));
  if (gone.length > 0) await mailStaff(tx, interview, candidate, 'cancelled', gone);
}

/** Notifies new interviewers, and removes the interview from the calendars of the former ones. */
export async function notifyOfHosts(
  tx: Tx,
  interview: VettingInterviewRecord,
  candidate: Candidate,
  { joining, leaving }: Record<'joining' | 'leaving', readonly Types.ObjectId[]>,
): Promise<void> {
  await mailStaff(tx, interview, candidate, 'confirmed', joining);
  await mailStaff(tx, interview, candidate, 'cancelled', leaving);
}

/** Mails the candidate about a no-show that brings no new link. */
export const notifyOfNoShow = (
  tx: Tx,
  interview: VettingInterviewRecord,
  candidate: Candidate,
  news: NoShowNews,
): Promise<void> => mailCandidate(tx, interview, candidate, news);
