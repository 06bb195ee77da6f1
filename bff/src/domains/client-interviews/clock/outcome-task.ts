import { clientInterviewHoldsTime } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { finishRuleTask } from '../../tasks/api/rule-tasks.ts';
import type { ClientInterviewRecord } from '../../../records/client-interviews/client-interview.model.ts';

/** The rule of the task to say what became of an interview. */
export const outcomeRule = ({ _id }: Pick<ClientInterviewRecord, '_id'>): string =>
  `interview-outcome:${_id.toHexString()}`;

/** Ends the question what became of an interview, once its people have said so or moved it. */
export async function endOutcomeTask(
  tx: Tx,
  before: ClientInterviewRecord,
  after: ClientInterviewRecord,
): Promise<void> {
  if (!before.outcomeAskedAt) return;
  if (after.outcomeAskedAt && clientInterviewHoldsTime.includes(after.status)) return;
  await finishRuleTask(tx, after.candidateId, outcomeRule(after));
}
