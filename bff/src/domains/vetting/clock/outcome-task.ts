import type { VettingInterviewState } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { finishRuleTask } from '../../tasks/api/rule-tasks.ts';
import type { VettingInterviewRecord } from '../../../records/vetting/vetting-interview.model.ts';

/** The states of an interview of which no outcome was noted yet. */
export const withoutOutcome: readonly VettingInterviewState[] = ['scheduled', 'in_progress'];

/** The rule of the task to say what became of an interview. */
export const outcomeRule = ({ _id }: Pick<VettingInterviewRecord, '_id'>): string =>
  `vetting-outcome:${_id.toHexString()}`;

/** Ends the question what became of an interview, once its people have said so or moved it. */
export async function endOutcomeTask(
  tx: Tx,
  before: VettingInterviewRecord,
  after: VettingInterviewRecord,
): Promise<void> {
  if (!before.outcomeAskedAt) return;
  if (after.outcomeAskedAt && withoutOutcome.includes(after.status)) return;
  await finishRuleTask(tx, after.candidateId, outcomeRule(after));
}
