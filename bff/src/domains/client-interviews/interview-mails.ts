import {
  clientDashboardRoutes,
  href,
  jobsRoutes,
  selfServiceRoutes,
  type InterviewPlace,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { agencyName } from '../../mail/agency.ts';
import type { CalendarInvite } from '../../mail/calendar-invite.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { siteAddress } from '../../mail/site-address.ts';
import { mailRefusal } from '../candidates/api/contact/mail-refusal.ts';
import { companyNames } from '../../records/companies/company-directory.ts';
import { peopleOfCompany } from '../../records/companies/company-people.ts';
import { calledInNotices } from '../../records/jobs/job-called.ts';
import { addAnswerLink, type AnswerLink } from '../links/api/answer-link.ts';
import { interviewRooms } from '../meetings/api/interview-room.ts';
import { notify } from '../notifications/api/notify.ts';
import { findActiveStaff, findPeople, findPlaces } from '../../identity/people/people.ts';
import { momentInWords } from '../vetting/api/interview-times.ts';
import type {
  ClientInterviewRecord,
  InterviewHost,
} from '../../records/client-interviews/client-interview.model.ts';
import type { FoundInterview } from './find-interview.ts';

/** Kinds of changes that the participants' calendars receive. */
export type InterviewNews = 'confirmed' | 'moved' | 'cancelled';

const newsWords: Record<InterviewNews, string> = {
  confirmed: 'arranged',
  moved: 'changed',
  cancelled: 'cancelled',
};
const placeWords: Readonly<Record<InterviewPlace, string>> = {
  platform_meeting: 'Video call',
  external_link: 'Video call',
  phone: 'Phone call',
  in_person: 'In person',
};

/** Returns the place as text. */
export const placeInWords = ({ place, placeValue }: ClientInterviewRecord): string =>
  placeValue ? `${placeWords[place]}: ${placeValue}` : placeWords[place];

/** Adds the address of the room for readers outside the platform. */
export async function withRoom(tx: Tx, found: FoundInterview): Promise<FoundInterview> {
  const { interview } = found;
  const room = (await interviewRooms([interview._id], tx.session)).get(interview._id.toHexString());
  return room ? { ...found, interview: { ...interview, placeValue: siteAddress(room) } } : found;
}

/** Returns the path where staff manage the interviews of an application. */
export const interviewsPath = (applicationId: Types.ObjectId): string =>
  href(jobsRoutes.applicationCalendar, { jobApplicationId: applicationId.toHexString() });
/** Returns the path where client users read the interview. */
export const pathForClient = ({ _id }: ClientInterviewRecord): string =>
  href(clientDashboardRoutes.clientDashboardInterviewDetailsById, { id: _id.toHexString() });

/** Returns the interview's name in calendars, which never changes. */
export const calendarUidOf = (id: Types.ObjectId): string =>
  `client-interview-${id.toHexString()}@muster`;

/** Returns the interview as a calendar event; its name never changes. */
const calendarOf = (
  interview: ClientInterviewRecord,
  news: InterviewNews,
  summary: string,
): { calendar: CalendarInvite } => ({
  calendar: {
    uid: calendarUidOf(interview._id),
    sequence: interview.calendarSequence,
    method: news === 'cancelled' ? 'cancel' : 'request',
    startsAt: interview.startsAt,
    endsAt: interview.endsAt,
    summary,
    description: interview.message,
    location: placeInWords(interview),
  },
});

/** Returns the links to accept or decline; a cancelled interview has none. */
const answering = (
  tx: Tx,
  { _id: id, endsAt }: ClientInterviewRecord,
  news: InterviewNews,
  email: string,
): Promise<AnswerLink> | null =>
  news === 'cancelled' ? null : addAnswerLink(tx, { type: 'client_interview', id }, email, endsAt);

/** Returns the text of the mail: the reason of a cancellation, or the notes for all. */
const noteOf = ({ message, cancelReason }: ClientInterviewRecord, news: InterviewNews): string =>
  (news === 'cancelled' ? cancelReason : message) ?? '';

/**
 * Returns the time zone of the first host that the candidate may know; hosts of a confidential
 * client are excluded.
 */
export async function zoneOfHosts({
  interview: { hosts },
  job: { confidential },
}: Pick<FoundInterview, 'interview' | 'job'>): Promise<string | null> {
  const host = hosts.find(({ side }) => !confidential || side === 'agency');
  if (!host) return null;
  const places = await findPlaces([host.userId]);
  return places.get(host.userId.toHexString())?.timeZone ?? null;
}

const candidateMails = {
  confirmed: 'client_interview_arranged',
  moved: 'client_interview_moved',
  cancelled: 'client_interview_cancelled',
} as const;

async function mailCandidate(
  tx: Tx,
  { interview, candidate, job }: FoundInterview,
  news: InterviewNews,
): Promise<void> {
  if (candidate.userId)
    await notify(tx, {
      topic: 'interview',
      userIds: [candidate.userId],
      title: `${interview.round}, ${job.title}: ${newsWords[news]}`,
      link: href(selfServiceRoutes.myCalendar),
      mail: 'own',
    });
  if (!candidate.email || (await mailRefusal(candidate)) !== null) return;
  const { preferredName, firstName, timeZone } = candidate;
  const people = await findPeople([tx.userId], tx.session);
  const words = {
    firstName: preferredName ?? firstName,
    senderName: people.ref(tx.userId)?.name ?? agencyName(),
    agencyName: agencyName(),
    title: interview.round,
    jobTitle: job.title,
    at: momentInWords(interview.startsAt, timeZone, await zoneOfHosts({ interview, job })),
    note: noteOf(interview, news),
  };
  const names = job.confidential ? null : await companyNames([job.companyId], tx.session);
  const company = names?.get(job.companyId.toHexString()) ?? '';
  const mail = {
    to: candidate.email,
    userId: candidate.userId,
    subject: { type: 'candidate', id: candidate._id },
    ...calendarOf(interview, news, `${interview.round}: ${job.title}, ${agencyName()}`),
  };
  const template = candidateMails[news];
  if (template === 'client_interview_cancelled')
    await sendMail(tx, { ...mail, template, variables: words });
  else
    await sendMail(tx, {
      ...mail,
      template,
      ...(await answering(tx, interview, news, candidate.email)),
      variables: {
        ...words,
        company,
        count: String(interview.durationMin),
        place: placeInWords(interview),
      },
    });
}

/** Mails client users; mails and calendar entries identify the candidate by number. */
async function mailClients(
  tx: Tx,
  { interview, application, candidate, job }: FoundInterview,
  news: InterviewNews,
  userIds: readonly Types.ObjectId[],
): Promise<void> {
  const sender = (await findPeople([tx.userId], tx.session)).ref(tx.userId)?.name ?? agencyName();
  const people = (await peopleOfCompany(application.companyId, tx.session)).filter((person) =>
    userIds.some((id) => id.equals(person.userId)),
  );
  await notify(tx, {
    topic: 'interview',
    userIds: people.map(({ userId }) => userId),
    title: `${interview.round} with ${candidate.number}: ${newsWords[news]}`,
    link: pathForClient(interview),
    mail: 'own',
  });
  for (const person of people) {
    const link = await answering(tx, interview, news, person.email);
    await sendMail(tx, {
      template: 'client_interview_client',
      to: person.email,
      userId: person.userId,
      ...link,
      subject: { type: 'application', id: application._id },
      variables: {
        firstName: person.firstName,
        senderName: sender,
        agencyName: agencyName(),
        number: candidate.number,
        title: interview.round,
        jobTitle: job.title,
        news: `${newsWords[news]}, ${momentInWords(interview.startsAt, person.timeZone, candidate.timeZone)}`,
        place: placeInWords(interview),
        note: noteOf(interview, news),
        mayAnswer: link ? 'yes' : '',
        path: pathForClient(interview),
      },
      ...calendarOf(interview, news, `${interview.round}: ${candidate.number}, ${job.title}`),
    });
  }
}

async function mailStaff(
  tx: Tx,
  { interview, application, candidate, job }: FoundInterview,
  news: InterviewNews,
  userIds: readonly Types.ObjectId[],
): Promise<void> {
  const places = await findPlaces(userIds);
  const path = interviewsPath(application._id);
  for (const { id, email, firstName } of await findActiveStaff(userIds, tx.session)) {
    const zone = places.get(id.toHexString())?.timeZone ?? 'UTC';
    const link = await answering(tx, interview, news, email);
    await sendMail(tx, {
      template: 'client_interview_staff',
      to: email,
      userId: id,
      ...link,
      subject: { type: 'candidate', id: candidate._id },
      variables: {
        firstName,
        number: candidate.number,
        title: interview.round,
        path,
        mayAnswer: link ? 'yes' : '',
        jobTitle: calledInNotices(job),
        news: `${newsWords[news]}, ${momentInWords(interview.startsAt, zone, candidate.timeZone)}`,
      },
      ...calendarOf(
        interview,
        news,
        `${interview.round}: ${candidate.number}, ${calledInNotices(job)}`,
      ),
    });
  }
  await notify(tx, {
    topic: 'interview',
    userIds,
    title: `${interview.round} with {name}: ${newsWords[news]}`,
    link: path,
    subject: { type: 'candidate', id: candidate._id },
    mail: 'own',
  });
}

/** Notifies these hosts with the texts for their side. */
export async function notifyHosts(
  tx: Tx,
  interview: FoundInterview,
  news: InterviewNews,
  hosts: readonly InterviewHost[],
): Promise<void> {
  const found = await withRoom(tx, interview);
  const idsOf = (side: InterviewHost['side']) =>
    hosts.filter((host) => host.side === side).map(({ userId }) => userId);
  const [clients, staff] = [idsOf('client'), idsOf('agency')];
  if (clients.length > 0) await mailClients(tx, found, news, clients);
  if (staff.length > 0) await mailStaff(tx, found, news, staff);
}

/**
 * Notifies all participants of an interview; former participants get a cancellation for their
 * calendar.
 */
export async function notifyOfInterview(
  tx: Tx,
  found: FoundInterview,
  news: InterviewNews,
  {
    mailsCandidate = true,
    former = [],
  }: { mailsCandidate?: boolean; former?: readonly InterviewHost[] } = {},
): Promise<void> {
  const { hosts } = found.interview;
  if (mailsCandidate) await mailCandidate(tx, await withRoom(tx, found), news);
  await notifyHosts(tx, found, news, hosts);
  const gone = former.filter(({ userId }) => !hosts.some((one) => one.userId.equals(userId)));
  await notifyHosts(tx, found, 'cancelled', gone);
}
