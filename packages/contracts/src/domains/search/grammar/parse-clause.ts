import { currencies, type Currency } from '../../../core/currencies.ts';
import { limits } from '../../../core/limits.ts';
import { countrySchema, dateSchema, timeZoneSchema } from '../../../core/primitives.ts';
import {
  languageLevels,
  openToOptions,
  primaryRoles,
  seniorities,
  skillLevels,
  vettingStates,
} from '../../candidates/candidates.enums.ts';
import { candidateStates } from '../../candidates/candidates.machine.ts';
import { nearestName } from './nearest-name.ts';
import {
  searchExamples,
  searchFields,
  type SearchClause,
  type SearchField,
} from './search-clause.ts';
import type { SearchProblem } from './search-problem.ts';
import { findComparison, splitValues, type Comparison } from './tokenize-search.ts';

/** The parts of a word with a field. Positions count from the beginning of the word. */
interface Parts {
  field: SearchField;
  sign: Comparison;
  /** The text after the operator. */
  rest: string;
  at: number;
}

type Fault = Omit<SearchProblem, 'from' | 'to'> & { from?: number; to?: number };
type Read = { clause: SearchClause } | { fault: Fault };

/** Parses a word as a clause: a text, or a field with its condition. */
export function parseClause(word: string): Read {
  const first = findComparison(word);
  if (!first || first.from === 0) return { clause: textClause(word) };
  const name = word.slice(0, first.from);
  const field = searchFields.find((known) => known === name.toLowerCase());
  if (!field)
    return {
      fault: {
        code: 'UNKNOWN_FIELD',
        found: name,
        from: 0,
        to: first.from,
        hint: nearestName(name, searchFields),
      },
    };
  const rest = word.slice(first.to);
  if (rest === '')
    return { fault: { code: 'MISSING_VALUE', found: word, hint: searchExamples[field] } };
  return readers[field]({ field, sign: first.sign, rest, at: first.to });
}

function textClause(word: string): SearchClause {
  const stem = word.replace(/(?<!\*)\*+$/, '');
  return stem !== word && stem !== ''
    ? { field: 'text', match: 'prefix', value: stem }
    : { field: 'text', match: 'word', value: word };
}

const wrong = (code: SearchProblem['code'], { rest, at }: Parts, hint: string | null): Read => ({
  fault: { code, found: rest, hint, from: at, to: at + rest.length },
});
/** The same for one value of a list. */
const wrongValue = (parts: Parts, given: string, hint: string | null): Read =>
  wrong(
    'UNKNOWN_VALUE',
    { ...parts, rest: given, at: parts.at + Math.max(0, parts.rest.indexOf(given)) },
    hint,
  );
const wrongSign = ({ field, rest, at }: Parts): Read => ({
  fault: {
    code: 'WRONG_OPERATOR',
    found: rest,
    hint: searchExamples[field],
    from: 0,
    to: at,
  },
});

const isList = (sign: Comparison): boolean => sign === ':' || sign === '=';

/** Reads `field:a,b` with values from a fixed list. */
const oneOf =
  <const T extends readonly string[]>(known: T, make: (values: T[number][]) => SearchClause) =>
  (parts: Parts): Read => {
    if (!isList(parts.sign)) return wrongSign(parts);
    const values: T[number][] = [];
    for (const given of splitValues(parts.rest)) {
      const folded = given.toLowerCase().replace(/[\s-]/g, '_');
      const value = known.find((one) => one.toLowerCase().replace(/[\s-]/g, '_') === folded);
      if (value === undefined) return wrongValue(parts, given, nearestName(given, known));
      if (!values.includes(value)) values.push(value);
    }
    return withValues(parts, values, make);
  };

/** Reads `field:a,"b c"` with any values. */
const names =
  (make: (values: string[]) => SearchClause) =>
  (parts: Parts): Read =>
    isList(parts.sign)
      ? withValues(parts, [...new Set(splitValues(parts.rest))], make)
      : wrongSign(parts);

function withValues<T>(parts: Parts, values: T[], make: (values: T[]) => SearchClause): Read {
  if (values.length === 0) return wrong('MISSING_VALUE', parts, searchExamples[parts.field]);
  if (values.length > limits.peopleSearch.values) return wrong('TOO_MANY_VALUES', parts, null);
  return { clause: make(values) };
}

/** Reads a non-negative number with a dot or a comma. */
function readNumber(text: string, max: number): number | null {
  if (!/^\d{1,7}(?:[.,]\d{1,2})?$/.test(text)) return null;
  const value = Number(text.replace(',', '.'));
  return value <= max ? value : null;
}

const days = 3650;

const readers: Readonly<Record<SearchField, (parts: Parts) => Read>> = {
  skill: (parts) => {
    if (!isList(parts.sign)) return wrongSign(parts);
    const compared = findComparison(parts.rest);
    const levelAt = compared?.to ?? parts.rest.length;
    if (compared && compared.sign !== '>=') return wrongSign(parts);
    const given = parts.rest.slice(levelAt);
    const level = skillLevels.find((known) => known === given.toLowerCase()) ?? null;
    if (compared && !level)
      return wrong(
        given === '' ? 'MISSING_VALUE' : 'UNKNOWN_VALUE',
        { ...parts, rest: given, at: parts.at + levelAt },
        nearestName(given, skillLevels) ?? searchExamples.skill,
      );
    const values = [...new Set(splitValues(parts.rest.slice(0, compared?.from)))];
    return withValues(parts, values, (found) => ({ field: 'skill', values: found, level }));
  },
  years: (parts) => {
    const ofSkill = parts.sign === ':';
    const compared = ofSkill ? findComparison(parts.rest) : null;
    const sign = ofSkill ? compared?.sign : parts.sign;
    if (sign !== '>=') return wrongSign(parts);
    const [skill = null] = compared ? splitValues(parts.rest.slice(0, compared.from)) : [];
    if (ofSkill && skill === null) return wrong('MISSING_VALUE', parts, searchExamples.years);
    const given = parts.rest.slice(compared?.to ?? 0);
    const atLeast = readNumber(given, 60);
    if (atLeast === null)
      return wrong(
        'NOT_A_NUMBER',
        { ...parts, rest: given, at: parts.at + (compared?.to ?? 0) },
        searchExamples.years,
      );
    return { clause: { field: 'years', skill, atLeast } };
  },
  english: (parts) => {
    if (parts.sign !== '>=' && !isList(parts.sign)) return wrongSign(parts);
    const atLeast = languageLevels.find(
      (level) => level.toLowerCase() === parts.rest.toLowerCase(),
    );
    return atLeast
      ? { clause: { field: 'english', atLeast } }
      : wrong('UNKNOWN_VALUE', parts, nearestName(parts.rest, languageLevels) ?? 'B2');
  },
  country: (parts) => {
    if (!isList(parts.sign)) return wrongSign(parts);
    const given = splitValues(parts.rest);
    const unknown = given.find((code) => !countrySchema.safeParse(code.toUpperCase()).success);
    if (unknown !== undefined) return wrongValue(parts, unknown, null);
    const values = [...new Set(given.map((code) => code.toUpperCase()))];
    return withValues(parts, values, (found) => ({ field: 'country', values: found }));
  },
  overlap: (parts) => {
    const compared = findComparison(parts.rest);
    if (!isList(parts.sign) || compared?.sign !== '>=') return wrongSign(parts);
    const timeZone = parts.rest.slice(0, compared.from);
    if (!timeZoneSchema.safeParse(timeZone).success)
      return wrong('NOT_A_ZONE', { ...parts, rest: timeZone }, 'America/New_York');
    const given = parts.rest.slice(compared.to);
    const atLeast = readNumber(given.replace(/h$/, ''), limits.job.overlapHours.max);
    if (atLeast === null)
      return wrong(
        'NOT_A_NUMBER',
        { ...parts, rest: given, at: parts.at + compared.to },
        searchExamples.overlap,
      );
    return { clause: { field: 'overlap', timeZone, atLeast } };
  },
  rate: (parts) => {
    if (parts.sign !== '<=') return wrongSign(parts);
    const [, amount = '', unit = ''] = /^([\d.,]+)(.*)$/s.exec(parts.rest) ?? [];
    const atMost = readNumber(amount, 100_000);
    const currency = unit === '' ? 'USD' : rateUnit(unit);
    if (atMost === null || !currency) return wrong('NOT_A_NUMBER', parts, searchExamples.rate);
    return { clause: { field: 'rate', atMost, currency } };
  },
  notice: (parts) => {
    if (parts.sign !== '<=') return wrongSign(parts);
    const atMost = readNumber(parts.rest.replace(/d$/, ''), 180);
    return atMost !== null && Number.isInteger(atMost)
      ? { clause: { field: 'notice', atMost } }
      : wrong('NOT_A_NUMBER', parts, searchExamples.notice);
  },
  available: (parts) => {
    if (parts.sign !== '<=') return wrongSign(parts);
    return dateSchema.safeParse(parts.rest).success
      ? { clause: { field: 'available', by: parts.rest } }
      : wrong('NOT_A_DATE', parts, searchExamples.available);
  },
  open: oneOf(openToOptions, (values) => ({ field: 'open', values })),
  vetting: oneOf(vettingStates, (values) => ({ field: 'vetting', values })),
  status: oneOf(candidateStates, (values) => ({ field: 'status', values })),
  role: oneOf(primaryRoles, (values) => ({ field: 'role', values })),
  seniority: oneOf(seniorities, (values) => ({ field: 'seniority', values })),
  pool: names((values) => ({ field: 'pool', values })),
  contacted: (parts) => {
    if (parts.sign !== '>' && parts.sign !== '<') return wrongSign(parts);
    const count = readNumber(parts.rest.replace(/d$/, ''), days);
    return count !== null && Number.isInteger(count)
      ? {
          clause: {
            field: 'contacted',
            days: count,
            when: parts.sign === '>' ? 'before' : 'within',
          },
        }
      : wrong('NOT_A_NUMBER', parts, searchExamples.contacted);
  },
  'not-on': (parts) => {
    if (!isList(parts.sign)) return wrongSign(parts);
    const given = splitValues(parts.rest);
    const unknown = given.find((number) => !/^J-\d{1,9}$/i.test(number));
    if (unknown !== undefined) return wrongValue(parts, unknown, null);
    const values = [...new Set(given.map((number) => number.toUpperCase()))];
    return withValues(parts, values, (found) => ({ field: 'not-on', values: found }));
  },
};

/** Returns the currency of `USD/h`, `usd` or `/h`; null for anything else. Rates are per hour. */
export function rateUnit(text: string): Currency | null {
  const [, code = ''] = /^([a-z]{3})?(?:\/(?:h|hour))?$/i.exec(text) ?? [];
  if (code === '') return /^\/(?:h|hour)$/i.test(text) ? 'USD' : null;
  return currencies.find((known) => known === code.toUpperCase()) ?? null;
}
