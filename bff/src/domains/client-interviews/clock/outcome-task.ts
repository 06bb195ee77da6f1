import { clientInterviewHoldsTime } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { finishRuleTask } from '../../tasks/api/rule-tasks.ts';
import type { ClientInterviewRecord } from '../../../records/client-interviews/client-interview.model.ts';

/** Returns the rule of the task to record the outcome of an interview. */
export const outcomeRule = ({ _id }: Pick<ClientInterviewRecord, '_id'>): string =>
  `interview-outcome:${_id.toHexString()}`;

/** Finishes the task to record the outcome once it was recorded or the interview was moved. */
export async function endOutcomeTask(
  tx: Tx,
  before: ClientInterviewRecord,
  after: ClientInterviewRecord,
): Promise<void> {
  if (!before.outcomeAskedAt) return;
  if (after.outcomeAskedAt && clientInterviewHoldsTime.includes(after.status)) return;
  await finishRuleTask(tx, after.candidateId, outcomeRule(after));
}
