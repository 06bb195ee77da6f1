import { reportCatalogue, type ReportStep } from '@muster/contracts';
import { happened, type Measure } from './measure.ts';
import { ofApplication } from './of-application.ts';

const steps: ReadonlySet<string> = new Set(reportCatalogue.funnel.steps);

const isStep = (state: string | null): state is ReportStep => state !== null && steps.has(state);

/** Of those who were added, who ever was at which stage: by history, not by where they stand. */
export const measureFunnel: Measure = async (facts) => {
  const [applications, histories] = await Promise.all([facts.applications(), facts.histories()]);
  return happened(
    applications.map((application) => {
      const id = application.id;
      const past = histories.get(id) ?? [];
      const reached = new Set<ReportStep>(['added', ...past.map(({ to }) => to).filter(isStep)]);
      const named = ofApplication(application);
      return {
        ...named,
        id,
        at: application.createdAt,
        value: reached.has('placed') ? 1 : 0,
        reached: [...reached],
        groups: { ...named.groups, source: [application.sourceKind] },
      };
    }),
  );
};
