import { sharedWorkingHours } from '@muster/contracts/plain';
import type { PeopleClause } from '../../people/people-query.ts';
import { levelIn, skillIn, yearsIn } from './packed-skill.ts';
import { dayNumber } from './person-facts.ts';
import type { KnownFacts } from './searched-people.ts';

type FactClause = Exclude<PeopleClause, { field: 'text' | 'ids' }>;
/** Of the person in a slot. */
type Test = (slot: number) => boolean;

/** Whether a candidate's facts match a clause. Unknown facts do not match. */
export function factTest(clause: FactClause, facts: KnownFacts, now: number): Test {
  const { names, named, numbers, lists } = facts;
  switch (clause.field) {
    case 'skill': {
      const skills = names.skills.numbersOf(clause.skillIds);
      return (slot) =>
        lists.skills.some(
          slot,
          (packed) => skills.has(skillIn(packed)) && levelIn(packed) >= clause.level,
        );
    }
    case 'years': {
      const { skillId, atLeast } = clause;
      if (skillId === null) return (slot) => (numbers.years[slot] as number) >= atLeast;
      const skill = names.skills.numberOf(skillId);
      return (slot) =>
        lists.skills.some(
          slot,
          (packed) => skillIn(packed) === skill && yearsIn(packed) >= atLeast,
        );
    }
    case 'english':
      return oneOf(named.english, names.english.numbersOf(clause.levels));
    case 'overlap': {
      const { timeZone, atLeast } = clause;
      // There are a few hundred zones and many people.
      const zones = Array.from({ length: names.timeZone.end }, (_x, zone) => zone).filter(
        (zone) =>
          zone > 0 && sharedWorkingHours(names.timeZone.textOf(zone), timeZone, now) >= atLeast,
      );
      return oneOf(named.timeZone, new Set(zones));
    }
    case 'notice':
      return (slot) => (numbers.notice[slot] as number) <= clause.atMost;
    case 'available': {
      const by = dayNumber(clause.by);
      return (slot) => (numbers.available[slot] as number) <= by;
    }
    case 'contacted': {
      const { when, moment } = clause;
      const isSince: Test = (slot) => (numbers.contactedAt[slot] as number) >= moment;
      return when === 'within' ? isSince : (slot) => !isSince(slot);
    }
    case 'open':
      return anyOf(lists.open, names.open.numbersOf(clause.values));
    case 'pool':
      return anyOf(lists.pools, names.pools.numbersOf(clause.values));
    default: {
      const { field, values } = clause;
      return oneOf(named[field], names[field].numbersOf(values));
    }
  }
}

const oneOf =
  (column: Uint32Array, wanted: ReadonlySet<number>): Test =>
  (slot) =>
    wanted.has(column[slot] as number);

const anyOf =
  (lists: KnownFacts['lists']['pools'], wanted: ReadonlySet<number>): Test =>
  (slot) =>
    lists.some(slot, (number) => wanted.has(number));
