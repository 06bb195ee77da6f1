import type { VettingInterviewState } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { finishRuleTask } from '../../tasks/api/rule-tasks.ts';
import type { VettingInterviewRecord } from '../../../records/vetting/vetting-interview.model.ts';

/** States of an interview without a recorded outcome. */
export const withoutOutcome: readonly VettingInterviewState[] = ['scheduled', 'in_progress'];

/** Returns the rule of the task to record an interview's outcome. */
export const outcomeRule = ({ _id }: Pick<VettingInterviewRecord, '_id'>): string =>
  `vetting-outcome:${_id.toHexString()}`;

/** Ends the task to record an outcome, once the interview has one or was moved. */
export async function endOutcomeTask(
  tx: Tx,
  before: VettingInterviewRecord,
  after: VettingInterviewRecord,
): Promise<void> {
  if (!before.outcomeAskedAt) return;
  if (after.outcomeAskedAt && withoutOutcome.includes(after.status)) return;
  await finishRuleTask(tx, after.candidateId, outcomeRule(after));
}
