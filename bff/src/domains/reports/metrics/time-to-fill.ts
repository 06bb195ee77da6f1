import { daysBetween } from '../../../db/calendar-day.ts';
import { startOfDay } from '../../../db/zoned-day.ts';
import { openingDaysOf } from '../../../records/positions/report-seats.ts';
import { happened, idOf, type Measure } from './measure.ts';

export const measureTimeToFill: Measure = async (facts) => {
  const placements = await facts.placements();
  const openings = await openingDaysOf(placements.map(({ positionId }) => positionId));
  return happened(
    placements.flatMap((placement) => {
      const opened = placement.positionId && openings.get(placement.positionId.toHexString());
      if (!opened) return [];
      return [
        {
          id: placement._id.toHexString(),
          at: startOfDay(placement.startDate, facts.window.zone),
          value: Math.max(0, daysBetween(opened, placement.startDate)),
          candidateId: placement.candidateId,
          jobId: placement.jobId,
          companyId: placement.companyId,
          groups: {
            client: [placement.companyId.toHexString()],
            recruiter: idOf(placement.recruiterId),
          },
        },
      ];
    }),
  );
};
