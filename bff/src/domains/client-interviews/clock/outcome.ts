import { clientInterviewHoldsTime, limits } from '@muster/contracts';
import { dayOf } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { eachDue } from '../../../jobs/each-due.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { roomAttendance } from '../../meetings/api/who-joined.ts';
import { addRuleTask } from '../../tasks/api/rule-tasks.ts';
import { stepInterview } from '../change-interview.ts';
import {
  ClientInterviewModel,
  type ClientInterviewRecord,
} from '../../../records/client-interviews/client-interview.model.ts';
import { outcomeRule } from './outcome-task.ts';

const { outcomeAfter, outcomeWithin } = limits.interview;

/** Interviews without a recorded outcome. */
const isOpen = {
  status: { $in: [...clientInterviewHoldsTime] },
  outcomeAskedAt: null,
  deletedAt: null,
};

/**
 * Settles interviews an hour after their end: if the candidate and the other side were in the room,
 * it took place; otherwise the organiser is asked. Returns the number of interviews.
 */
export function settleInterviews(signal: AbortSignal, now = new Date()): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return eachDue<ClientInterviewRecord>(
    ClientInterviewModel,
    { ...isOpen, endsAt: { $lte: before(outcomeAfter), $gt: before(outcomeWithin) } },
    { as: 'client-interviews.outcome', signal, work: settle },
  );
}

async function settle(tx: Tx, interview: ClientInterviewRecord): Promise<0 | 1> {
  const { session } = tx;
  const { _id } = interview;
  const candidate = await findLiveCandidate(interview.candidateId, session);
  if (!candidate) return 0;
  const { joined } = await roomAttendance(_id, session);
  const side = interview.kind === 'client' ? 'client' : 'agency';
  const met = interview.hosts.some((host) => host.side === side && joined(host));
  if (met && joined(candidate)) {
    await stepInterview(tx, interview, {
      action: 'finish',
      version: null,
      to: 'completed',
      by: { actorKind: 'system' },
      facts: ({ at }) => ({ closedAt: interview.endsAt, ask: null, outcomeAskedAt: at }),
    });
    return 1;
  }
  const { modifiedCount } = await ClientInterviewModel.updateOne(
    { ...isOpen, _id, version: interview.version },
    { $set: { outcomeAskedAt: tx.at } },
    { session },
  );
  if (modifiedCount === 0) return 0;
  await addRuleTask(tx, candidate, {
    title: `Did it take place? ${interview.round}`,
    kind: 'follow_up',
    dueOn: dayOf(tx.at),
    assigneeId: interview.organiserId,
    rule: outcomeRule(interview),
  });
  return 1;
}
