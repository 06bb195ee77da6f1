import { addDays, dayOf } from '../../../db/calendar-day.ts';
import { startOfDay } from '../../../db/zoned-day.ts';
import { firstDayOf } from '../../candidates/api/matchable-candidates.ts';
import type { KeptCandidate } from '../../candidates/api/kept-candidates.ts';
import { isStale } from '../../candidates/api/report-candidates.ts';
import { ageOf, distinct } from '../candidates/count-parts.ts';
import type { Observation } from '../observation.ts';
import { idOf, type Measure } from './measure.ts';

/** The longest wait until somebody of the bench can begin, in days. */
const benchDays = 30;

const ofPerson = (person: KeptCandidate) => ({
  id: person._id.toHexString(),
  candidateId: person._id,
  groups: { recruiter: idOf(person.ownerUserId), source: [person.sourceKind] },
});

/** Who is vetted and can begin soon, each at the day of which they could. */
export const measureBench: Measure = async (facts) => {
  const { now, zone } = facts.window;
  const last = addDays(dayOf(now), benchDays);
  const all = (await facts.market()).people.flatMap((person): Observation[] => {
    const day = firstDayOf(person, now);
    if (person.vettingStatus !== 'vetted' || day === null || day > last) return [];
    const { groups, ...named } = ofPerson(person);
    const skill = distinct(person.skillIds);
    return [{ ...named, at: startOfDay(day, zone), value: 1, groups: { ...groups, skill } }];
  });
  return () => all;
};

/** Of whom what is known still holds, each at the moment at which it was confirmed last. */
export const measureDataFreshness: Measure = async (facts) => {
  const { now } = facts.window;
  const all = (await facts.market()).people.map((person): Observation => {
    const { groups, ...named } = ofPerson(person);
    return {
      ...named,
      at: person.confirmedAt,
      value: isStale(person, now) ? 0 : 1,
      groups: { ...groups, age: [ageOf(person.confirmedAt, now)] },
    };
  });
  return () => all;
};
