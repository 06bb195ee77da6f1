import { daysBetween } from '../../../db/calendar-day.ts';
import { dayIn, startOfDay } from '../../../db/zoned-day.ts';
import { selectedAtOf } from '../../applications/api/reporting/selected-at.ts';
import type { ReportPlacement } from '../../placements/api/report-placements.ts';
import { openingDaysOf } from '../../../records/positions/report-seats.ts';
import { countedMoments, happened, idOf, observe, type Measure } from './measure.ts';

/**
 * Returns the days until a candidate was selected; null without a selection, as for a position
 * taken over.
 */
const chosenAfter = (opened: string, chosen: string | null | undefined): number | null =>
  chosen ? Math.max(0, daysBetween(opened, chosen)) : null;

export const measureTimeToFill: Measure = async (facts) => {
  const { window } = facts;
  const isCounted = countedMoments(window);
  const begins = ({ startDate }: ReportPlacement) => startOfDay(startDate, window.zone);
  const placements = (await facts.placements()).filter((placement) => isCounted(begins(placement)));
  const [openings, selected] = await Promise.all([
    openingDaysOf(placements.map(({ positionId }) => positionId)),
    selectedAtOf(placements.map(({ applicationId }) => applicationId)),
  ]);
  return happened(
    observe(placements, (placement) => {
      const opened = placement.positionId && openings.get(placement.positionId.toHexString());
      if (!opened) return null;
      const { applicationId } = placement;
      const chosenAt = applicationId && selected.get(applicationId.toHexString());
      return {
        id: placement._id.toHexString(),
        at: begins(placement),
        value: Math.max(0, daysBetween(opened, placement.startDate)),
        beside: chosenAfter(opened, chosenAt && dayIn(window.zone, chosenAt)),
        candidateId: placement.candidateId,
        jobId: placement.jobId,
        companyId: placement.companyId,
        groups: {
          client: [placement.companyId.toHexString()],
          recruiter: idOf(placement.recruiterId),
        },
      };
    }),
  );
};
