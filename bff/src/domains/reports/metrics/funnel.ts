import { reportCatalogue, type ReportStep } from '@muster/contracts';
import type { ReportEvent } from '../../applications/api/reporting/report-applications.ts';
import { countedMoments, happened, observe, type Measure } from './measure.ts';
import { groupsOf, ofApplication, withGroup } from './of-application.ts';

const steps: ReadonlySet<string> = new Set(reportCatalogue.funnel.steps);

const isStep = (state: string | null): state is ReportStep => state !== null && steps.has(state);

/**
 * Counts the added candidates by the stages they ever reached: by history, not by current stage.
 */
export const measureFunnel: Measure = async (facts) => {
  const isCounted = countedMoments(facts.window);
  return happened(
    observe(await facts.applications(), ({ application, history }) => {
      if (!isCounted(application.createdAt)) return null;
      const reached = reachedIn(history);
      return ofApplication(application, {
        at: application.createdAt,
        value: reached.includes('placed') ? 1 : 0,
        reached,
        groups: withGroup(groupsOf(application), 'source', application.sourceKind),
      });
    }),
  );
};

function reachedIn(history: readonly ReportEvent[]): ReportStep[] {
  const reached: ReportStep[] = ['added'];
  for (const { to } of history) if (isStep(to) && !reached.includes(to)) reached.push(to);
  return reached;
}
