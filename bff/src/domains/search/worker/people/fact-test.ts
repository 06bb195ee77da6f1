import { sharedWorkingHours } from '@muster/contracts/plain';
import type { PeopleClause } from '../../people/people-query.ts';
import { levelIn, skillIn, yearsIn } from './packed-skill.ts';
import { dayNumber } from './person-facts.ts';
import type { KnownFacts } from './searched-people.ts';

type FactClause = Exclude<PeopleClause, { field: 'text' | 'ids' }>;
/** Tests the candidate in a slot. */
type Test = (slot: number) => boolean;

/** Returns a test whether a candidate's facts match a clause. Unknown facts do not match. */
export function factTest(clause: FactClause, facts: KnownFacts, now: number): Test {
  const { names, named, numbers, lists } = facts;
  switch (clause.field) {
    case 'skill': {
      const skills = names.skills.tableOf(clause.skillIds);
      const fits = (packed: number) =>
        skills[skillIn(packed)] === 1 && levelIn(packed) >= clause.level;
      return (slot) => lists.skills.some(slot, fits);
    }
    case 'years': {
      const { skillId, atLeast } = clause;
      if (skillId === null) return (slot) => (numbers.years[slot] as number) >= atLeast;
      const skill = names.skills.numberOf(skillId);
      const fits = (packed: number) => skillIn(packed) === skill && yearsIn(packed) >= atLeast;
      return (slot) => lists.skills.some(slot, fits);
    }
    case 'english':
      return oneOf(named.english, names.english.tableOf(clause.levels));
    case 'overlap': {
      const { timeZone, atLeast } = clause;
      // There are a few hundred time zones and many candidates.
      const zones = Uint8Array.from({ length: names.timeZone.end }, (_x, zone) =>
        Number(
          zone > 0 && sharedWorkingHours(names.timeZone.textOf(zone), timeZone, now) >= atLeast,
        ),
      );
      return oneOf(named.timeZone, zones);
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
      return anyOf(lists.open, names.open.tableOf(clause.values));
    case 'pool':
      return anyOf(lists.pools, names.pools.tableOf(clause.values));
    default: {
      const { field, values } = clause;
      return oneOf(named[field], names[field].tableOf(values));
    }
  }
}

const oneOf =
  (column: Uint32Array, wanted: Uint8Array): Test =>
  (slot) =>
    wanted[column[slot] as number] === 1;

const anyOf = (lists: KnownFacts['lists']['pools'], wanted: Uint8Array): Test => {
  const fits = (number: number) => wanted[number] === 1;
  return (slot) => lists.some(slot, fits);
};
