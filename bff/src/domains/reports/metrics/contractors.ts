import { addDays } from '../../../db/calendar-day.ts';
import { endOfDay, startOfDay } from '../../../db/zoned-day.ts';
import {
  readReportEnds,
  readReportPlacements,
  readWorkOf,
  type PersonalWork,
  type ReportPlacement,
} from '../../placements/api/report-placements.ts';
import type { Observation } from '../observation.ts';
import { countedMoments, happened, idOf, observe, type Measure } from './measure.ts';

const permission = 'report.readHiring';

const ofPlacement = (placement: ReportPlacement) => ({
  candidateId: placement.candidateId,
  jobId: placement.jobId,
  companyId: placement.companyId,
  groups: {
    client: [placement.companyId.toHexString()],
    recruiter: idOf(placement.recruiterId),
  },
});

/** Days within which a contractor should be at work again. */
const redeployDays = 60;

/** Counts ended work, and the contractors who were at work again in time. */
export const measureRedeployment: Measure = async ({ actor, window }) => {
  const ended = await readReportEnds(
    actor,
    permission,
    addDays(window.before.from, -1 - redeployDays),
  );
  const people = ended.map(({ candidateId }) => candidateId);
  const work = new Map<string, PersonalWork[]>();
  for (const one of await readWorkOf(actor, people)) {
    const key = one.candidateId.toHexString();
    work.set(key, [...(work.get(key) ?? []), one]);
  }
  const isCounted = countedMoments(window);
  return happened(
    observe(ended, (placement) => {
      const { _id, candidateId, startDate, actualEndDate: end } = placement;
      if (end === null) return null;
      const last = addDays(end, redeployDays);
      const at = endOfDay(last, window.zone);
      if (!isCounted(at)) return null;
      const isAgain = work.get(candidateId.toHexString())?.some((next) => {
        const goesOn = next.actualEndDate === null || next.actualEndDate > end;
        return goesOn && next.startDate > startDate && next.startDate <= last;
      });
      return { ...ofPlacement(placement), id: _id.toHexString(), at, value: isAgain ? 1 : 0 };
    }),
  );
};

/** Days after the start at which retention is measured. */
const milestones = [90, 180, 365] as const;

/** Counts contractors still at work at each milestone, on the day of the milestone. */
export const measureRetention: Measure = async ({ actor, window }) => {
  const since = addDays(window.before.from, -1 - Math.max(...milestones));
  const placements = await readReportPlacements(actor, permission, since);
  const isCounted = countedMoments(window);
  const after = (days: number): Observation[] =>
    observe(placements, (placement) => {
      const { _id, startDate, actualEndDate } = placement;
      const day = addDays(startDate, days);
      const at = startOfDay(day, window.zone);
      if (!isCounted(at)) return null;
      const { groups, ...named } = ofPlacement(placement);
      return {
        ...named,
        id: `${_id.toHexString()}-${days}`,
        at,
        value: actualEndDate === null || actualEndDate >= day ? 1 : 0,
        groups: { ...groups, milestone: [`day_${days}`] },
      };
    });
  return happened(milestones.flatMap(after));
};
