import type { VettingDecisionRow } from '../vetting-decision.model.ts';

/** Returns the steps that were not undone, the latest first. */
export function standingSteps<Step extends Pick<VettingDecisionRow, 'action'>>(
  latestFirst: readonly Step[],
): Step[] {
  const standing: Step[] = [];
  for (const step of latestFirst.toReversed())
    if (step.action === 'take_back') standing.pop();
    else standing.push(step);
  return standing.toReversed();
}
