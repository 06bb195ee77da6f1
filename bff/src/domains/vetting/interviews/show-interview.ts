import {
  actionsFrom,
  interviewActionOpensAt,
  vettingInterviewActions,
  vettingInterviewMachine,
  type VettingInterview,
  type VettingInterviewAction,
  type VettingInterviewPage,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { shownAnswer } from '../../../calendars/invitation-answers.ts';
import type { Actor } from '../../../auth/actor.ts';
import { reaches, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { candidatePhoto } from '../../../identity/people/photo-address.ts';
import { poolRefs } from '../../../records/pools/pool-refs.ts';
import { readAbsences } from '../../../records/scheduling/absences.ts';
import { reasonLabels } from '../../reasons/api/reasons.ts';
import { ScorecardModel } from '../../../records/vetting/scorecard.model.ts';
import { owesJudgement } from '../../../records/vetting/scorecard-visibility.ts';
import type { VettingInterviewRecord } from '../../../records/vetting/vetting-interview.model.ts';
import { mayChooseAgain } from './attempts.ts';
import type { FoundInterview } from './find-interview.ts';
import { missedBy } from './missed.ts';
import { readRecordings } from './show-recordings.ts';

/** Returns the allowed actions of an interview, by its state, the time and the reader. */
export function allowedInterviewActions(
  actor: Actor,
  candidate: Candidate,
  { status, startsAt }: Pick<VettingInterviewRecord, 'status' | 'startsAt'>,
): VettingInterviewAction[] {
  const possible: readonly string[] = actionsFrom(
    vettingInterviewMachine,
    status,
    (permission) =>
      permission !== 'system' && permission !== 'public' && reaches(actor, permission, candidate),
  );
  const now = new Date();
  return vettingInterviewActions.filter((action) => {
    const opensAt = interviewActionOpensAt(action, startsAt);
    return possible.includes(action) && (opensAt === null || opensAt <= now);
  });
}

/** Checks whether an interview has a time in the future. */
const isToCome = (
  { status, startsAt }: Pick<VettingInterviewRecord, 'status' | 'startsAt'>,
  now: Date,
): boolean => status === 'scheduled' && startsAt !== null && startsAt > now;

/** Returns a candidate's interviews as the reader may see them. */
export async function showInterviews(
  actor: Actor,
  candidate: Candidate,
  interviews: readonly VettingInterviewRecord[],
  session: ClientSession | null = null,
): Promise<VettingInterview[]> {
  const cards = await ScorecardModel.find(
    { interviewId: { $in: interviews.map(({ _id }) => _id) }, deletedAt: null },
    { interviewId: 1, authorId: 1, status: 1 },
    { session },
  ).lean();
  const people = await findPeople(
    interviews.flatMap(({ interviewers }) => interviewers.map(({ userId }) => userId)),
    session,
  );
  const pools = await poolRefs(
    actor,
    interviews.flatMap(({ poolId }) => poolId ?? []),
    session,
  );
  const reasons = await reasonLabels(
    interviews.map(({ endReasonId }) => endReasonId),
    session,
  );
  const now = new Date();
  const toCome = interviews.filter(({ status, startsAt }) => isToCome({ status, startsAt }, now));
  const absences = await readAbsences(
    toCome.flatMap(({ interviewers }) => interviewers.map(({ userId }) => userId)),
    session,
  );
  const writes = reaches(actor, 'vetting.submitFeedback', candidate);
  const owes = writes && (await owesJudgement(actor, candidate._id, session));
  const recordingsOf = await readRecordings(actor, candidate, session);
  return interviews.map((interview) => {
    const { _id, interviewers, poolId, startsAt, endsAt, status } = interview;
    const cardOf = (userId: Actor['userId']) =>
      cards.find((card) => card.interviewId?.equals(_id) && card.authorId.equals(userId));
    const own = cardOf(actor.userId);
    const isInterviewer = interviewers.some(({ userId }) => userId.equals(actor.userId));
    const pool = pools.find(({ id }) => id === poolId?.toHexString());
    return {
      id: _id.toHexString(),
      candidateId: interview.candidateId.toHexString(),
      kind: interview.kind,
      status,
      pool: pool ? { id: pool.id, name: pool.name } : null,
      interviewers: interviewers.map(({ userId, isLead }) => ({
        id: userId.toHexString(),
        name: people.name(userId),
        isLead,
        isAway:
          startsAt !== null &&
          endsAt !== null &&
          toCome.includes(interview) &&
          absences.away(userId, { startsAt, endsAt }) !== null,
        scorecard: cardOf(userId)?.status ?? null,
        answer: shownAnswer(interview, userId),
      })),
      candidateAnswer: shownAnswer(interview, null),
      durationMin: interview.durationMin,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      attempt: interview.attempt,
      instructions: interview.instructions,
      internalBrief: interview.internalBrief,
      endReason: reasons.get(String(interview.endReasonId)) ?? null,
      endNote: interview.endNote,
      noShowParty: interview.noShowParty,
      version: interview.version,
      allowedActions: allowedInterviewActions(actor, candidate, interview),
      ownScorecardId: own?._id.toHexString() ?? null,
      mayScore: writes && isInterviewer && !own && isScored(interview, now),
      mayScoreFor:
        writes && !owes && isScored(interview, now)
          ? interviewers.flatMap(({ userId }) =>
              userId.equals(actor.userId) || cardOf(userId)
                ? []
                : [{ id: userId.toHexString(), name: people.name(userId) }],
            )
          : [],
      recordings: recordingsOf(_id),
    };
  });
}

/** Checks whether a scorecard may be begun for it. */
const isScored = (
  { startsAt, status }: Pick<VettingInterviewRecord, 'startsAt' | 'status'>,
  now: Date,
): boolean =>
  startsAt !== null &&
  startsAt <= now &&
  ['scheduled', 'rescheduling', 'in_progress', 'completed'].includes(status);

/** Returns one interview with the data of its own page. */
export async function showInterviewPage(
  actor: Actor,
  { interview, candidate }: FoundInterview,
  session: ClientSession | null = null,
): Promise<VettingInterviewPage> {
  const [shown] = await showInterviews(actor, candidate, [interview], session);
  if (!shown) throw new Error('An interview shows as nothing');
  const { _id, number, name, timeZone, email } = candidate;
  return {
    ...shown,
    candidate: {
      id: _id.toHexString(),
      number,
      name,
      ...candidatePhoto(candidate),
      timeZone,
      hasEmail: email !== null,
    },
    missedBefore: await missedBy(_id, session),
    mayChooseAgain: mayChooseAgain(actor, candidate, interview),
  };
}
