import {
  choosingStates,
  limits,
  type InviteeCancelReason,
  type MeetingPlace,
} from '@muster/contracts';
import { dayInWords } from '../../../db/calendar-day.ts';
import { isRecordId } from '../../../db/record-id.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import type { CalendarInvite } from '../../../mail/calendar-invite.ts';
import type { OutgoingMailFacts } from '../../../mail/outgoing-mail.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { findLiveCandidate } from '../../candidates/api/candidate-lookup.ts';
import { mailRefusal } from '../../candidates/api/contact/mail-refusal.ts';
import { createAccessToken } from '../../links/api/access-tokens.ts';
import { notify } from '../../notifications/api/notify.ts';
import { findPeople } from '../../people/api/people.ts';
import {
  calendarUidOf,
  interviewTitles,
  interviewsLink,
  momentInWords,
  type FoundInterview,
} from '../../vetting/api/interview-times.ts';
import { ScheduleRequestModel, type ScheduleRequestRecord } from '../schedule-request.model.ts';

export interface Arranged extends FoundInterview {
  request: ScheduleRequestRecord;
}

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

const placeWords: Readonly<Record<MeetingPlace, string>> = {
  external_link: 'Video call',
  phone: 'Phone call',
  in_person: 'In person',
};

/** Where it takes place, in words: what is needed to get there follows. */
export function placeInWords({
  place,
  placeValue,
  phone,
}: Pick<ScheduleRequestRecord, 'place' | 'placeValue' | 'phone'>): string {
  const what = place === 'phone' ? phone && `we call ${phone}` : placeValue;
  return what ? `${placeWords[place]}: ${what}` : placeWords[place];
}

/** The interview for the calendar of its person: it names nobody but the agency. */
export function calendarOf(
  { request, interview }: Arranged,
  method: CalendarInvite['method'],
): CalendarInvite | null {
  const { _id, calendarSequence, kind, instructions } = interview;
  const { startsAt, endsAt } = request;
  if (!startsAt || !endsAt) return null;
  return {
    ...{ uid: calendarUidOf(_id), sequence: calendarSequence, method, startsAt, endsAt },
    summary: `${interviewTitles[kind]}, ${agencyName()}`,
    description: instructions,
    location: placeInWords(request),
  };
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

/** Tells whoever sent the link what the person did with it. */
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

/** Whether a mail about a link must not go out any more: a time was chosen, or it was closed. */
export async function refusesScheduleMail({
  subjectType,
  subjectId,
  template,
}: OutgoingMailFacts): Promise<boolean> {
  if (subjectType !== 'schedule_request' || !subjectId) return false;
  const request = isRecordId(subjectId)
    ? await ScheduleRequestModel.findById(subjectId).lean<ScheduleRequestRecord>()
    : null;
  const candidate = request && (await findLiveCandidate(request.candidateId));
  if (!request || !candidate || (await mailRefusal(candidate)) !== null) return true;
  const isLink = template === 'interview_choose' || template === 'interview_choose_reminder';
  return isLink && !choosingStates.some((state) => state === request.status);
}
