import { addDays, dayOf } from '../../../db/calendar-day.ts';
import { startOfDay } from '../../../db/zoned-day.ts';
import { firstDayOf } from '../../candidates/api/matchable-candidates.ts';
import type { KeptCandidate } from '../../candidates/api/kept-candidates.ts';
import { isStale } from '../../candidates/api/report-candidates.ts';
import { ageOf, distinct } from '../candidates/count-parts.ts';
import type { Observation } from '../observation.ts';
import { idOf, type Measure } from './measure.ts';
import { withGroup } from './of-application.ts';

/** Maximum number of days until a bench candidate can begin. */
const benchDays = 30;

const ofPerson = (person: KeptCandidate) => ({
  id: person._id.toHexString(),
  candidateId: person._id,
});

type Groups = Readonly<Record<'recruiter' | 'source', readonly string[]>>;

/** Shares group objects: many candidates have few recruiters and sources. */
function groupsOnce(): (person: KeptCandidate) => Groups {
  const known = new Map<string, Groups>();
  return ({ ownerUserId, sourceKind }) => {
    const recruiter = idOf(ownerUserId);
    const key = `${recruiter.join()} ${sourceKind}`;
    const found = known.get(key) ?? { recruiter, source: [sourceKind] };
    known.set(key, found);
    return found;
  };
}

/** Counts vetted candidates who can begin soon, each at their possible first day. */
export const measureBench: Measure = async (facts) => {
  const { now, zone } = facts.window;
  const last = addDays(dayOf(now), benchDays);
  const groupsOf = groupsOnce();
  const all = (await facts.market()).people.flatMap((person): Observation[] => {
    const day = person.vettingStatus === 'vetted' ? firstDayOf(person, now) : null;
    if (day === null || day > last) return [];
    const groups = { ...groupsOf(person), skill: distinct(person.skillIds) };
    return [{ ...ofPerson(person), at: startOfDay(day, zone), value: 1, groups }];
  });
  return () => all;
};

/** Counts candidates with current data, each at their last confirmation. */
export const measureDataFreshness: Measure = async (facts) => {
  const { now } = facts.window;
  const groupsOf = groupsOnce();
  const all = (await facts.market()).people.map((person): Observation => ({
    ...ofPerson(person),
    at: person.confirmedAt,
    value: isStale(person, now) ? 0 : 1,
    groups: withGroup(groupsOf(person), 'age', ageOf(person.confirmedAt, now)),
  }));
  return () => all;
};
