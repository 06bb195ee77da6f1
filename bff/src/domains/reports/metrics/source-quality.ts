import type { ReportStep } from '@muster/contracts';
import { addDays } from '../../../db/calendar-day.ts';
import { dayIn } from '../../../db/zoned-day.ts';
import { readCandidatesSinceAt } from '../../candidates/api/earlier-candidates.ts';
import { readCandidatesSince } from '../../candidates/api/report-candidates.ts';
import type { ReportPlacement } from '../../placements/api/report-placements.ts';
import { vettedAt } from '../../vetting/api/vetted-at.ts';
import type { Facts } from '../facts.ts';
import { happened, type Measure } from './measure.ts';

/** Days after the first day on which the contractor must still be at work. */
const stayDays = 90;

export const measureSourceQuality: Measure = async (facts) => {
  const { window } = facts;
  const [people, applications, placements] = await Promise.all([
    readPeople(facts),
    facts.applications(),
    facts.placements(),
  ]);
  const submitted = new Set(
    applications
      .filter(({ history }) => history.some(({ type }) => type === 'submitted'))
      .map(({ application }) => application.candidateId.toHexString()),
  );
  const work = new Map<string, ReportPlacement[]>();
  for (const placement of placements) {
    const key = placement.candidateId.toHexString();
    work.set(key, [...(work.get(key) ?? []), placement]);
  }
  const today = dayIn(window.zone, window.now);
  return happened(
    people.map(({ _id, createdAt, sourceKind, isVetted }) => {
      const id = _id.toHexString();
      const contracts = (work.get(id) ?? []).filter(({ startDate }) => startDate <= today);
      const steps: [ReportStep, boolean][] = [
        ['added', true],
        ['vetted', isVetted],
        ['submitted', submitted.has(id)],
        ['placed', contracts.length > 0],
        ['stayed', contracts.some((contract) => hasStayed(contract, today))],
      ];
      return {
        id,
        at: createdAt,
        value: contracts.length > 0 ? 1 : 0,
        reached: steps.filter(([, holds]) => holds).map(([step]) => step),
        candidateId: _id,
        groups: { source: [sourceKind] },
      };
    }),
  );
};

/**
 * Returns the added candidates, and whether they passed vetting: now, or as of the requested day.
 */
async function readPeople({ actor, window: { asOf, since, now } }: Facts) {
  const permission = 'report.readHiring';
  const people =
    asOf === null
      ? await readCandidatesSince(actor, permission, since)
      : await readCandidatesSinceAt(actor, permission, { since, moment: now });
  const ids = people.map(({ _id }) => _id);
  const before = asOf === null ? null : await vettedAt(ids, now);
  return people.map((person) => ({
    ...person,
    isVetted: before?.get(person._id.toHexString()) ?? person.vettedAt !== null,
  }));
}

function hasStayed({ startDate, actualEndDate }: ReportPlacement, today: string): boolean {
  const day = addDays(startDate, stayDays);
  return day <= today && (actualEndDate === null || actualEndDate >= day);
}
