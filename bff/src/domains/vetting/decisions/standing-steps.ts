import type { VettingDecisionRow } from '../vetting-decision.model.ts';

/** Those steps that were not taken back, the latest first: what a later one undid counts for nothing. */
export function standingSteps<Step extends Pick<VettingDecisionRow, 'action'>>(
  latestFirst: readonly Step[],
): Step[] {
  const standing: Step[] = [];
  for (const step of latestFirst.toReversed())
    if (step.action === 'take_back') standing.pop();
    else standing.push(step);
  return standing.toReversed();
}
