import { clientInterviewHoldsTime, limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import { dayOf } from '../../../db/calendar-day.ts';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { findLiveCandidate } from '../../candidates/api/candidate-lookup.ts';
import { roomAttendance } from '../../meetings/api/who-joined.ts';
import { addRuleTask } from '../../tasks/api/rule-tasks.ts';
import { stepInterview } from '../change-interview.ts';
import { ClientInterviewModel, type ClientInterviewRecord } from '../client-interview.model.ts';
import { outcomeRule } from './outcome-task.ts';

const batch = 100;
const { outcomeAfter, outcomeWithin } = limits.interview;

/** Nobody has said yet what became of them. */
const isOpen = {
  ...{ status: { $in: [...clientInterviewHoldsTime] }, outcomeAskedAt: null, deletedAt: null },
};

/**
 * An hour after the end of an interview: where the candidate and the other side were in its room it
 * took place; of the others the organiser is asked. How many interviews it was.
 */
export async function settleInterviews(signal: AbortSignal, now = new Date()): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const over = await ClientInterviewModel.find(
    { ...isOpen, endsAt: { $lte: before(outcomeAfter), $gt: before(outcomeWithin) } },
    { _id: 1 },
  )
    .sort({ endsAt: 1 })
    .limit(batch)
    .lean<Pick<ClientInterviewRecord, '_id'>[]>();
  let settled = 0;
  for (const { _id } of over) {
    if (signal.aborted) break;
    try {
      settled += await transact(systemContext('client-interviews.outcome'), (tx) =>
        settle(tx, _id),
      );
    } catch (error) {
      // Its people were quicker.
      if (!(error instanceof AppError)) throw error;
    }
  }
  return settled;
}

async function settle(tx: Tx, _id: Types.ObjectId): Promise<0 | 1> {
  const { session } = tx;
  const interview = await ClientInterviewModel.findOne({ ...isOpen, _id }, null, {
    session,
  }).lean<ClientInterviewRecord>();
  const candidate = interview && (await findLiveCandidate(interview.candidateId, session));
  if (!interview || !candidate) return 0;
  const { joined } = await roomAttendance(_id, session);
  const side = interview.kind === 'client' ? 'client' : 'agency';
  const met = interview.hosts.some((host) => host.side === side && joined(host));
  if (met && joined(candidate)) {
    await stepInterview(tx, interview, {
      ...{ action: 'finish', version: null, to: 'completed', by: { actorKind: 'system' } },
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
    ...{ kind: 'follow_up', dueOn: dayOf(tx.at), assigneeId: interview.organiserId },
    rule: outcomeRule(interview),
  });
  return 1;
}
