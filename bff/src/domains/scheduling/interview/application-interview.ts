import type { ClientSession, Types } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import { applicationNow, type FoundApplication } from '../../applications/api/interviewed.ts';
import {
  applicationInterviewNow,
  calendarUidOf,
  callOffApplicationInterview,
  confirmApplicationTime,
  interviewsPath,
  stillPossible,
  type ApplicationInterviewNow,
  type InterviewHost,
} from '../../client-interviews/api/chosen-times.ts';
import { keepApplicationAnswer } from '../../client-interviews/api/interview-answers.ts';
import type {
  PlannedRound,
  ScheduleRequestRecord,
} from '../../../records/scheduling/schedule-request.model.ts';
import type { ArrangedInterview, InterviewKind, InterviewStanding } from './arranged-interview.ts';

/** Returns the round of the link. */
export function plannedRound({ planned }: ScheduleRequestRecord): PlannedRound {
  if (!planned) throw new Error('The link is about no application');
  return planned;
}

const standings: Readonly<Record<ApplicationInterviewNow['status'], InterviewStanding>> = {
  confirmed: 'arranged',
  // A client's request for another time changes nothing until there is one.
  reschedule_requested: 'arranged',
  cancelled: 'cancelled',
  completed: 'completed',
  no_show: 'no_show',
};

/** @throws AppError TOKEN_INVALID if the application was deleted */
async function applicationOf(
  request: ScheduleRequestRecord,
  session: ClientSession | null,
): Promise<FoundApplication> {
  const found = await applicationNow(plannedRound(request).applicationId, session);
  if (!found) throw new AppError('TOKEN_INVALID');
  return found;
}

const idsOf = (hosts: readonly InterviewHost[]): Types.ObjectId[] =>
  hosts.map(({ userId }) => userId);

/** Returns the current hosts, and the others named for it. */
const withOthers = (
  present: readonly InterviewHost[],
  named: readonly InterviewHost[],
): InterviewHost[] => [
  ...present,
  ...named.filter(({ userId }) => !present.some((one) => one.userId.equals(userId))),
];

/** Returns an application's interview with a time. */
export const arrangedRound = (interview: ApplicationInterviewNow): ArrangedInterview => ({
  _id: interview._id,
  title: interview.round,
  durationMin: interview.durationMin,
  hostIds: idsOf(interview.hosts),
  namedHostIds: idsOf(interview.hosts),
  instructions: null,
  startsAt: interview.startsAt,
  endsAt: interview.endsAt,
  standing: standings[interview.status],
  isMoot: false,
  calendar: { uid: calendarUidOf(interview._id), sequence: interview.calendarSequence },
  where: { place: interview.place, placeValue: interview.placeValue },
  answers: interview.answers ?? [],
});

/** Interviews of an application: they begin with the time that the candidate chose. */
export const applicationKind: InterviewKind = {
  read: async (request, session) => {
    const { interviewId, durationMin } = request;
    const { applicationId, round, hosts: planned } = plannedRound(request);
    const found = await applicationNow(applicationId, session);
    if (!found) return null;
    const interview = await applicationInterviewNow(interviewId, session);
    const hosts = interview?.hosts ?? planned;
    const named = found.job.confidential ? hosts.filter(({ side }) => side === 'agency') : hosts;
    return {
      _id: interviewId,
      title: `${interview?.round ?? round}: ${found.job.title}`,
      durationMin: interview?.durationMin ?? durationMin,
      hostIds: idsOf(hosts),
      namedHostIds: idsOf(named),
      instructions: null,
      startsAt: interview?.startsAt ?? null,
      endsAt: interview?.endsAt ?? null,
      standing: interview ? standings[interview.status] : 'waits',
      isMoot: found.application.status !== 'active',
      calendar: { uid: calendarUidOf(interviewId), sequence: interview?.calendarSequence ?? 0 },
      where: { place: interview?.place ?? null, placeValue: interview?.placeValue ?? null },
      answers: interview?.answers ?? [],
    };
  },
  everyHost: async ({ request }, session) => {
    const { kind, hosts } = plannedRound(request);
    const present = (await applicationInterviewNow(request.interviewId, session))?.hosts ?? [];
    const found = await applicationOf(request, session);
    return idsOf(await stillPossible(found, kind, withOthers(present, hosts), session));
  },
  proposed: async () => {},
  confirm: async (tx, { request }, { startsAt, endsAt, hostIds }, by) => {
    const { hosts, kind, round } = plannedRound(request);
    const { interviewId: _id, durationMin, place, placeValue, message, organiserId } = request;
    const present = (await applicationInterviewNow(_id, tx.session))?.hosts ?? hosts;
    const among = (all: readonly InterviewHost[]) =>
      all.filter(({ userId }) => hostIds.includes(userId.toHexString()));
    // The chosen hosts of the link hold it instead of the former ones.
    const holding = among(present).length > 0 ? among(present) : among(hosts);
    await confirmApplicationTime(
      tx,
      await applicationOf(request, tx.session),
      {
        _id,
        kind,
        round,
        durationMin,
        place,
        message,
        organiserId,
        hosts,
        // By phone the candidate's own number is called, which the client need not know.
        placeValue: place === 'phone' ? null : placeValue,
      },
      { startsAt, endsAt, hosts: holding },
      by,
    );
  },
  // The current time stays, and its participants are not told, until there is another one.
  askMove: async () => {},
  keep: async () => {},
  keepAnswer: keepApplicationAnswer,
  callOff: async (tx, { request, interview }, { reason }, by) => {
    const present = await applicationInterviewNow(interview._id, tx.session);
    if (!present) throw new AppError('TOKEN_INVALID');
    const found = await applicationOf(request, tx.session);
    await callOffApplicationInterview(tx, found, present, `The candidate: ${reason}`, by);
  },
  invitationEnds: async () => {},
  preparation: async () => null,
  path: (request) => interviewsPath(plannedRound(request).applicationId),
};
