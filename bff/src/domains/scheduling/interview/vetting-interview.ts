import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import {
  calendarUidOf,
  callOff,
  confirmTime,
  interviewNow,
  interviewTitles,
  interviewsLink,
  stillEligible,
  stepInterview,
  type VettingInterviewNow,
} from '../../vetting/api/interview-times.ts';
import { keepVettingAnswer } from '../../vetting/api/interview-answers.ts';
import { tryAgain } from '../../vetting/api/try-again.ts';
import { preparationOf } from '../../vetting/api/preparation.ts';
import type { ArrangedInterview, InterviewKind, InterviewStanding } from './arranged-interview.ts';

const standings: Readonly<Partial<Record<VettingInterviewNow['status'], InterviewStanding>>> = {
  scheduled: 'arranged',
  in_progress: 'arranged',
  rescheduling: 'moving',
  cancelled: 'cancelled',
  completed: 'completed',
  no_show: 'no_show',
  // Requested again without a link: the old one is no longer valid.
  requested: 'cancelled',
};

/** Returns a vetting interview as its candidate schedules it. */
export function arrangedVetting(interview: VettingInterviewNow): ArrangedInterview {
  const { _id, kind, durationMin, startsAt, endsAt, instructions, calendarSequence } = interview;
  const hostIds = interview.interviewers
    .toSorted((a, b) => Number(b.isLead) - Number(a.isLead))
    .map(({ userId }) => userId);
  return {
    _id,
    title: interviewTitles[kind],
    durationMin,
    startsAt,
    endsAt,
    instructions,
    hostIds,
    namedHostIds: hostIds,
    standing: standings[interview.status] ?? 'waits',
    isMoot: false,
    calendar: { uid: calendarUidOf(_id), sequence: calendarSequence },
    where: { place: null, placeValue: null },
    answers: interview.answers ?? [],
  };
}

/** @throws AppError TOKEN_INVALID if it was deleted */
async function now(tx: Tx, id: Types.ObjectId): Promise<VettingInterviewNow> {
  const interview = await interviewNow(id, tx.session);
  if (!interview) throw new AppError('TOKEN_INVALID');
  return interview;
}

/** Vetting interviews: they exist before they have a time. */
export const vettingKind: InterviewKind = {
  read: async ({ interviewId }, session) => {
    const interview = await interviewNow(interviewId, session);
    return interview && arrangedVetting(interview);
  },
  everyHost: async ({ interview, request, candidate }, session) =>
    stillEligible(candidate, [...interview.hostIds, ...request.hostIds], session),
  proposed: async (tx, { interview }, by) => {
    await tryAgain(tx, await now(tx, interview._id), by);
  },
  confirm: async (tx, { interview }, slot, by) => {
    await confirmTime(tx, await tryAgain(tx, await now(tx, interview._id), by), slot, by);
  },
  askMove: async (tx, { interview }, by) => {
    await stepInterview(tx, await now(tx, interview._id), 'ask_reschedule', { by });
  },
  keep: async (tx, { interview }, by) => {
    await stepInterview(tx, await now(tx, interview._id), 'slot_confirmed', { by });
  },
  keepAnswer: keepVettingAnswer,
  callOff: async (tx, { interview, request }, { reason, note }, by) => {
    const why = [reason, note].filter(Boolean).join('. ');
    await callOff(tx, await now(tx, interview._id), why, by, [request.organiserId]);
  },
  invitationEnds: async (tx, { interview }) => {
    const present = await now(tx, interview._id);
    if (present.status === 'invited') await stepInterview(tx, present, 'invitation_ends');
  },
  preparation: async ({ interview }, at) => {
    const present = await interviewNow(interview._id);
    return present && preparationOf(present, at);
  },
  path: ({ candidateId }) => interviewsLink(candidateId),
};
