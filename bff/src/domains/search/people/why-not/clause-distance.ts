import {
  dayMs,
  fromMinorUnits,
  languageLevels,
  levelNumber,
  limits,
  sharedWorkingHours,
  skillLevels,
  type Currency,
  type SearchClause,
} from '@muster/contracts';
import { hourlyRateOf } from '../../../candidates/api/matchable-candidates.ts';
import type { Candidate } from '../../../../records/candidates/candidate-lookup.ts';
import type { PeopleClause } from '../people-query.ts';

/** The distance of a candidate from a clause. */
export interface Distance {
  /** The value in the record; null if there is none. */
  readonly has: string | null;
  readonly by: number | null;
  readonly currency: Currency | null;
  /** The nearest clause that matches the candidate; null if there is none. */
  readonly nearest: SearchClause | null;
}

const distance = (parts: Partial<Distance>): Distance => ({
  has: null,
  by: null,
  currency: null,
  nearest: null,
  ...parts,
});

/** Rounds down to two decimals, as numbers of a query are written. */
const rounded = (value: number): number => Math.floor(value * 100) / 100;

/** Compares a candidate's data with a clause. `resolved` is the same clause with resolved names. */
export function distanceTo(
  clause: SearchClause,
  resolved: PeopleClause,
  candidate: Candidate,
  now: number,
): Distance {
  switch (clause.field) {
    case 'skill':
      return toSkill(clause, resolved, candidate);
    case 'years':
      return toYears(clause, resolved, candidate);
    case 'english': {
      const { englishLevel: level } = candidate;
      if (!level) return distance({});
      const by = languageLevels.indexOf(clause.atLeast) - languageLevels.indexOf(level);
      return distance({ has: level, by, nearest: { ...clause, atLeast: level } });
    }
    case 'overlap': {
      const hours = rounded(sharedWorkingHours(candidate.timeZone, clause.timeZone, now));
      const by = rounded(clause.atLeast - hours);
      const nearest = hours > 0 ? { ...clause, atLeast: hours } : null;
      return distance({ has: String(hours), by, nearest });
    }
    case 'rate': {
      const rate = hourlyRateOf(candidate);
      if (!rate) return distance({});
      const { amountMinor, currency } = rate;
      return distance({
        has: fromMinorUnits(amountMinor),
        by: currency === clause.currency ? amountMinor - Math.round(clause.atMost * 100) : null,
        currency,
        nearest: { field: 'rate', atMost: amountMinor / 100, currency },
      });
    }
    case 'notice': {
      const { noticePeriodDays: days } = candidate;
      if (days === null) return distance({});
      return distance({
        has: String(days),
        by: days - clause.atMost,
        nearest: { ...clause, atMost: days },
      });
    }
    case 'available': {
      const { availableFrom: day } = candidate;
      return day ? distance({ has: day, nearest: { ...clause, by: day } }) : distance({});
    }
    case 'contacted':
      return toContact(clause, candidate, now);
    case 'country':
      return toList(clause, [candidate.country]);
    case 'open':
      return toList(clause, candidate.openTo);
    case 'vetting':
      return toList(clause, [candidate.vettingStatus]);
    case 'status':
      return toList(clause, [candidate.status]);
    case 'role':
      return toList(clause, [candidate.primaryRole]);
    case 'seniority':
      return toList(clause, [candidate.seniority]);
    case 'text':
    case 'pool':
    case 'not-on':
      return distance({});
  }
}

/** Returns a list that would match with one more value. */
function toList<C extends Extract<SearchClause, { values: readonly string[] }>>(
  clause: C,
  own: readonly (C['values'][number] | null)[],
): Distance {
  const has = own.filter((one) => one !== null);
  const [first] = has;
  if (first === undefined) return distance({});
  const values = [...clause.values, first];
  return distance({
    has: has.join(','),
    nearest:
      values.length <= limits.peopleSearch.values ? ({ ...clause, values } as SearchClause) : null,
  });
}

/** A skill without a level is shown as `unrated`. */
function toSkill(
  clause: Extract<SearchClause, { field: 'skill' }>,
  resolved: PeopleClause,
  { skills }: Candidate,
): Distance {
  const ids = resolved.field === 'skill' ? resolved.skillIds : [];
  const own = skills.filter(({ skillId }) => ids.includes(skillId.toHexString()));
  if (own.length === 0) return distance({});
  const level = Math.max(...own.map((skill) => (skill.level ? levelNumber(skill.level) : 0)));
  const name = skillLevels[level - 1] ?? null;
  return distance({
    has: name ?? 'unrated',
    by: clause.level ? levelNumber(clause.level) - level : null,
    nearest: { ...clause, level: name },
  });
}

function toYears(
  clause: Extract<SearchClause, { field: 'years' }>,
  resolved: PeopleClause,
  { skills, yearsExperience }: Candidate,
): Distance {
  const skillId = resolved.field === 'years' ? resolved.skillId : null;
  const years =
    skillId === null
      ? yearsExperience
      : (skills.find((skill) => skill.skillId.toHexString() === skillId)?.years ?? null);
  if (years === null) return distance({});
  return distance({
    has: String(years),
    by: rounded(clause.atLeast - years),
    nearest: { ...clause, atLeast: rounded(years) },
  });
}

/** Maximum number of days in a query. */
const longest = 3650;

function toContact(
  clause: Extract<SearchClause, { field: 'contacted' }>,
  { lastContactedAt: at }: Candidate,
  now: number,
): Distance {
  if (!at) return distance({});
  const passed = (now - at.getTime()) / dayMs;
  const days = clause.when === 'before' ? Math.floor(passed) : Math.ceil(passed);
  return distance({
    has: at.toISOString(),
    by: Math.abs(clause.days - days),
    nearest: days > 0 && days <= longest ? { ...clause, days } : null,
  });
}
