import { countedMoments, happened, idOf, observe, type Measure } from './measure.ts';
import { groupsOf, ofApplication } from './of-application.ts';

/** Counts ended applications by the reason given. */
export const measureRejectionReasons: Measure = async (facts) => {
  const isCounted = countedMoments(facts.window);
  return happened(
    observe(await facts.standing(), (application) => {
      const { exit, status } = application;
      if (!exit || (status !== 'rejected' && status !== 'withdrawn') || !isCounted(exit.at))
        return null;
      return ofApplication(application, {
        at: exit.at,
        value: 1,
        groups: {
          client: groupsOf(application).client,
          side: [exit.side],
          stage: [exit.stageKind],
          reason: idOf(exit.reasonId),
        },
      });
    }),
  );
};
