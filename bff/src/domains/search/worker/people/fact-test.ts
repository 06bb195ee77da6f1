import { sharedWorkingHours } from '@muster/contracts';
import type { PeopleClause } from '../../people/people-query.ts';
import type { PersonSlot } from './person-slot.ts';

type FactClause = Exclude<PeopleClause, { field: 'text' | 'ids' }>;

/** Whether a candidate's facts match a clause. Unknown facts do not match. */
export function factTest(clause: FactClause, now: number): (person: PersonSlot) => boolean {
  switch (clause.field) {
    case 'skill': {
      const ids = new Set(clause.skillIds);
      return ({ skills }) => skills.some(({ id, level }) => ids.has(id) && level >= clause.level);
    }
    case 'years':
      return ({ skills, years }) =>
        clause.skillId === null
          ? years !== null && years >= clause.atLeast
          : skills.some(
              (skill) => skill.id === clause.skillId && (skill.years ?? -1) >= clause.atLeast,
            );
    case 'english':
      return ({ english }) => english !== null && clause.levels.includes(english);
    case 'overlap': {
      // There are a few hundred zones and many people.
      const byZone = new Map<string, boolean>();
      return ({ timeZone }) => {
        const known = byZone.get(timeZone);
        if (known !== undefined) return known;
        const fits = sharedWorkingHours(timeZone, clause.timeZone, now) >= clause.atLeast;
        byZone.set(timeZone, fits);
        return fits;
      };
    }
    case 'notice':
      return ({ notice }) => notice !== null && notice <= clause.atMost;
    case 'available':
      return ({ available }) => available !== null && available <= clause.by;
    case 'contacted':
      return ({ contactedAt }) =>
        clause.when === 'before'
          ? contactedAt === null || contactedAt < clause.moment
          : contactedAt !== null && contactedAt >= clause.moment;
    case 'open':
      return ({ open }) => open.some((option) => clause.values.includes(option));
    case 'pool':
      return ({ pools }) => pools.some((id) => clause.values.includes(id));
    default: {
      const { field, values } = clause;
      return (person) => values.includes(person[field] ?? '');
    }
  }
}
