import { applicationStageKinds, dayMs } from '@muster/contracts';
import type { ReportEvent } from '../../applications/api/reporting/report-applications.ts';
import type { Observation } from '../observation.ts';
import { countedMoments, happened, type Measure } from './measure.ts';
import { groupsOf, ofApplication, withGroup } from './of-application.ts';

interface Stay {
  stage: string;
  since: Date;
  until: Date;
  /** Without time on hold. */
  ms: number;
}

const stages: ReadonlySet<string> = new Set(applicationStageKinds);

/** Returns the finished stays at a stage; one that was on hold continues when it resumes. */
export function staysOf(history: readonly ReportEvent[]): Stay[] {
  const stays: Stay[] = [];
  let stage: string | null = null;
  let since = new Date(0);
  let held: Date | null = null;
  let heldMs = 0;
  for (const { type, to, at } of history) {
    const moves = to !== null && to !== stage;
    // Moving on ends the hold.
    if (held && (type === 'resumed' || moves)) {
      heldMs += at.getTime() - held.getTime();
      held = null;
    }
    if (type === 'held') held = at;
    if (!moves) continue;
    if (stage !== null && stages.has(stage))
      stays.push({ stage, since, until: at, ms: at.getTime() - since.getTime() - heldMs });
    stage = to;
    since = at;
    heldMs = 0;
  }
  return stays;
}

export const measureStageDuration: Measure = async (facts) => {
  const isCounted = countedMoments(facts.window);
  const counted: Observation[] = [];
  for (const { application, history } of await facts.applications())
    for (const [i, { stage, until, ms }] of staysOf(history).entries())
      if (isCounted(until))
        counted.push(
          ofApplication(application, {
            id: `${application.id}-${i}`,
            at: until,
            value: ms / dayMs,
            groups: withGroup(groupsOf(application), 'stage', stage),
          }),
        );
  return happened(counted);
};
