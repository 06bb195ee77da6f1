import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import { dayOf } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { findLiveCandidate, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { notify } from '../../notifications/api/notify.ts';
import { addRuleTask } from '../../tasks/api/rule-tasks.ts';
import type { VettingInterviewRecord } from '../../../records/vetting/vetting-interview.model.ts';
import { interviewsLink } from '../vetting-links.ts';
import { interviewTitles } from './interview-words.ts';
import { missedBy } from './missed.ts';

const didNotCome = {
  candidate: '{name} did not come to the interview',
  interviewer: 'The interviewer did not come to the interview with {name}',
  both: 'Nobody came to the interview with {name}',
} as const;

/** Tells the owner of a person that an interview did not take place, unless they hear it anyway. */
export async function notifyOwner(
  tx: Tx,
  { status, noShowParty, kind, startsAt, interviewers }: VettingInterviewRecord,
  { _id, ownerUserId }: Candidate,
  told: readonly Types.ObjectId[] = [],
): Promise<void> {
  const isCancelled = status === 'cancelled';
  // Of a cancelled time its interviewers are told on their own.
  const hosts = isCancelled && startsAt ? interviewers.map(({ userId }) => userId) : [];
  if ([...hosts, ...told].some((id) => id.equals(ownerUserId))) return;
  await notify(tx, {
    topic: 'assignment',
    userIds: [ownerUserId],
    title: isCancelled
      ? 'The interview with {name} was cancelled'
      : didNotCome[noShowParty ?? 'candidate'],
    body: interviewTitles[kind],
    link: interviewsLink(_id),
    subject: { type: 'candidate', id: _id },
  });
}

/** A person who stayed away twice is a matter for the owner. */
export async function warnOwner(tx: Tx, { _id, ownerUserId }: Candidate): Promise<void> {
  const candidate = await findLiveCandidate(_id, tx.session);
  const missed = await missedBy(_id, tx.session);
  if (!candidate || missed < limits.vetting.missedWarning) return;
  await addRuleTask(tx, candidate, {
    title: `Missed ${missed} vetting interviews: decide how to go on`,
    kind: 'review',
    dueOn: dayOf(tx.at),
    assigneeId: ownerUserId,
    rule: 'vetting-missed',
  });
}
