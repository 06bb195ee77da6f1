import { limits, type InviteeCancelReason } from '@muster/contracts';
import { dayInWords } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { mailRefusal } from '../../candidates/api/contact/mail-refusal.ts';
import { createAccessToken, type AccessTokenRequest } from '../../links/api/access-tokens.ts';
import { notify } from '../../notifications/api/notify.ts';
import { findPeople, findPlaces } from '../../../identity/people/people.ts';
import { momentInWords } from '../../vetting/api/interview-times.ts';
import type { Arranged } from '../interview/arranged-interview.ts';
import { kindOf } from '../interview/kind-of.ts';
import type { ScheduleRequestRecord } from '../../../records/scheduling/schedule-request.model.ts';
import { calendarOf, placeInWords } from './arranged-calendar.ts';

/** The subject of links to an interview. */
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
    title: interview.title,
  };
}

/** Creates another link; earlier ones still show the current state. */
export const addLink = (
  tx: Tx,
  {
    request,
    until,
    ...link
  }: Pick<AccessTokenRequest, 'holderEmail' | 'isCopied'> & {
    request: Pick<ScheduleRequestRecord, '_id'>;
    purpose: 'interview_schedule' | 'interview_manage';
    until: Date;
  },
) =>
  createAccessToken(tx, {
    ...link,
    subject: requestSubject(request),
    scopes: ['interview:arrange'],
    expiresAt: new Date(until.getTime() + limits.scheduling.pageLife),
    keepEarlier: true,
  });

/** Why a link to choose a time is mailed; `missed` and `sorry` tell who was absent. */
type InviteOccasion = 'first' | 'reminder' | 'missed' | 'sorry';

/** Mails the link to choose a time, for the first time or again. */
export async function mailInvite(
  tx: Tx,
  arranged: Arranged,
  occasion: InviteOccasion = 'first',
): Promise<void> {
  const { request, candidate } = arranged;
  if (candidate.email === null) return;
  await addLink(tx, {
    request,
    holderEmail: candidate.email,
    purpose: 'interview_schedule',
    until: request.expiresAt,
  });
  const mail = { to: candidate.email, subject: requestSubject(request) };
  const variables = {
    ...(await letterhead(arranged, tx)),
    count: String(request.durationMin),
    date: dayInWords(request.expiresAt.toISOString().slice(0, 10)),
  };
  if (occasion === 'first')
    await sendMail(tx, {
      ...mail,
      template: 'interview_choose',
      variables: { ...variables, message: request.message ?? '' },
    });
  else await sendMail(tx, { ...mail, template: `interview_choose_${occasion}`, variables });
}

type News = 'confirmed' | 'moved' | 'cancelled';

/** Mails the candidate the arranged time, with the invitation for the calendar. */
export async function mailArranged(tx: Tx, arranged: Arranged, news: News): Promise<void> {
  const { request, interview, candidate } = arranged;
  const method = news === 'cancelled' ? 'cancel' : 'request';
  const calendar = await calendarOf(arranged, method, tx.session);
  if (!calendar || !candidate.email || (await mailRefusal(candidate)) !== null) return;
  const mail = { to: candidate.email, subject: requestSubject(request), calendar };
  const words = await letterhead(arranged, tx);
  const [host] = interview.namedHostIds;
  const at = momentInWords(
    calendar.startsAt,
    request.inviteeTimeZone,
    host ? ((await findPlaces([host])).get(host.toHexString())?.timeZone ?? null) : null,
  );
  if (news === 'cancelled') {
    await sendMail(tx, { ...mail, template: 'interview_cancelled', variables: { ...words, at } });
    return;
  }
  await addLink(tx, {
    request,
    holderEmail: candidate.email,
    purpose: 'interview_manage',
    until: calendar.endsAt,
  });
  await sendMail(tx, {
    ...mail,
    template: news === 'moved' ? 'interview_moved' : 'interview_confirmed',
    variables: {
      ...words,
      at,
      count: String(interview.durationMin),
      place: calendar.location ?? placeInWords(request),
      note: interview.instructions ?? '',
    },
  });
}

/** Notifies the sender of the link of the candidate's choice. */
export const notifyOrganiser = (
  tx: Tx,
  request: ScheduleRequestRecord,
  title: string,
  body: string | null = null,
): Promise<void> =>
  notify(tx, {
    topic: 'assignment',
    userIds: [request.organiserId],
    title,
    ...(body && { body }),
    link: kindOf(request).path(request),
    subject: { type: 'candidate', id: request.candidateId },
  });

export const cancelWords: Readonly<Record<InviteeCancelReason, string>> = {
  no_time: 'The time no longer works',
  other_offer: 'Has accepted another offer',
  not_interested: 'No longer interested',
  other: 'Another reason',
};
