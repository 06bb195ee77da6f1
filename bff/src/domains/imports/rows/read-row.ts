import {
  importedPersonSchema,
  limits,
  type DollarRates,
  type ImportField,
  type ImportSettings,
  type ImportedPerson,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { acceptPerson } from './accept-person.ts';
import { isBlankCell } from './blank-cell.ts';
import { readEnglishLevel, readPrimaryRole, readSeniority } from './read-choices.ts';
import { readCountry } from './read-country.ts';
import { readDay } from './read-day.ts';
import { readNotice, readYears } from './read-durations.ts';
import { cellsByField, type RowCells } from './row-cells.ts';
import type { RowIssue } from './row-issue.ts';
import { ratesOfRow } from './row-rates.ts';
import { unusualRates } from './unusual-rates.ts';

/** Resolves the names in a file to records of this platform. */
export interface RowNames {
  /** Finds users by folded mail address or name. */
  owner(name: string): Types.ObjectId | null;
  /** Finds manual pools by folded name. */
  pool(name: string): Types.ObjectId | null;
}

/** A parsed row: a person with the cells left empty, or the problems. */
export type ReadRow =
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong'; readonly issues: readonly RowIssue[] }
  | {
      readonly kind: 'person';
      readonly person: ImportedPerson;
      readonly poolIds: readonly Types.ObjectId[];
      readonly warnings: readonly RowIssue[];
    };

interface Reading {
  readonly settings: ImportSettings;
  readonly columns: readonly string[];
  readonly names: RowNames;
  /** Exchange rates used to recognise unusual amounts. */
  readonly dollarRates: DollarRates['currencies'];
}

/** Creates a reader for the rows of one file with its settings. */
export function rowReader(reading: Reading): (cells: readonly string[]) => ReadRow {
  const { mapping } = reading.settings;
  const cellsOf = cellsByField({ columns: reading.columns, mapping });
  return (cells) => {
    if (cells.every((cell) => isBlankCell('notes', cell))) return { kind: 'empty' };
    // More cells than columns: the row contains a stray delimiter.
    if (cells.length > mapping.length && cells.slice(mapping.length).some((cell) => cell !== ''))
      return { kind: 'wrong', issues: [{ field: null, code: 'TOO_MANY' }] };
    return readPerson(cellsOf(cells), reading);
  };
}

function readPerson(row: RowCells, { settings, columns, names, dollarRates }: Reading): ReadRow {
  const found: RowIssue[] = [];
  const warn = (issue: RowIssue) => {
    const value = issue.value ?? (issue.field ? row.get(issue.field) : undefined);
    found.push({ ...issue, ...(value !== undefined && { value }) });
  };
  /** Returns the value of a field; an unreadable one is reported and left out. */
  const read = <V>(
    field: ImportField,
    reader: (cell: string) => V | null,
    code: RowIssue['code'] = 'INVALID_OPTION',
  ): V | null => {
    const cell = row.get(field);
    const value = cell === undefined ? null : reader(cell);
    if (cell !== undefined && value === null) warn({ field, code });
    return value;
  };
  const cell = (field: ImportField): string | null => row.get(field) ?? null;
  const { poolIds, unknown } = poolsOf(cell('pools') ?? '', names);
  if (unknown.length > 0) warn({ field: 'pools', code: 'NOT_FOUND', value: unknown.join(', ') });

  const draft = {
    ...namesOf(row),
    email: cell('email'),
    phone: cell('phone'),
    linkUrl: read('linkUrl', webAddress, 'INVALID_FORMAT'),
    githubUrl: read('githubUrl', gitHubAddress, 'INVALID_FORMAT'),
    headline: cell('headline'),
    country: read('country', readCountry) ?? settings.country ?? undefined,
    city: cell('city'),
    timeZone: cell('timeZone'),
    primaryRole: read('primaryRole', readPrimaryRole),
    seniority: read('seniority', readSeniority),
    yearsExperience: read('yearsExperience', readYears, 'INVALID_FORMAT'),
    skills: skillNames(cell('skills') ?? '', warn),
    englishLevel: read('englishLevel', readEnglishLevel),
    rate: ratesOfRow({ settings, columns, row, warn }),
    noticePeriodDays: read('noticePeriodDays', readNotice, 'INVALID_FORMAT'),
    availableFrom: read('availableFrom', readDay, 'INVALID_FORMAT'),
    sourceKind: 'import' as const,
    sourceDetail: cell('sourceDetail'),
    ownerUserId: read('owner', names.owner, 'NOT_FOUND')?.toHexString() ?? settings.ownerUserId,
    notes: cell('notes'),
  };
  const { person, issues } = acceptPerson(draft, found, row);
  if (!person) return { kind: 'wrong', issues };
  const warnings = [...issues, ...unusualRates(person, row, dollarRates)];
  return { kind: 'person', person, poolIds, warnings };
}

/** `Ana Maria Lima` → Ana, Maria Lima; `Lima, Ana` → Ana, Lima. */
function namesOf(row: RowCells): { firstName: string; lastName: string } {
  const whole = row.get('fullName') ?? '';
  const [family = '', given] = whole.split(/(?:(?<!\s)\s+)?,\s*/);
  const [first = '', ...rest] = given === undefined ? whole.split(/\s+/) : [given, family];
  return {
    firstName: row.get('firstName') ?? first,
    lastName: row.get('lastName') ?? rest.join(' '),
  };
}

/** `linkedin.com/in/ana` counts as an address, too. */
const webAddress = (cell: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(cell) ? cell : `https://${cell}`;

/** `@ana`, `ana`, `github.com/ana`. */
const gitHubAddress = (cell: string): string =>
  /^@?[\w-]{1,39}$/.test(cell) ? `https://github.com/${cell.replace('@', '')}` : webAddress(cell);

function poolsOf(cell: string, names: RowNames) {
  const wanted = cell.split(/[;|]/).flatMap((name) => name.trim() || []);
  const found = wanted.map((name) => ({ name, id: names.pool(foldText(name)) }));
  return {
    poolIds: found.flatMap(({ id }) => id ?? []),
    unknown: found.flatMap(({ name, id }) => (id === null ? name : [])),
  };
}

const skillName = importedPersonSchema.shape.skills.element;

/** Returns the skills of a cell, each once; invalid names and excess ones are left out. */
function skillNames(cell: string, warn: (issue: RowIssue) => void): string[] {
  const names = new Map<string, string>();
  for (const part of cell.split(/[,;|\n•]+/)) {
    const key = foldText(part);
    // The first spelling is kept.
    if (key !== '' && !names.has(key)) names.set(key, part.trim());
  }
  const all = [...names.values()];
  const fit = all.filter((name) => skillName.safeParse(name).success);
  const max = limits.candidate.skills;
  const wrong = all.filter((name) => !fit.includes(name));
  if (wrong.length > 0) warn({ field: 'skills', code: 'TOO_LONG', value: wrong.join(', ') });
  else if (fit.length > max)
    warn({
      field: 'skills',
      code: 'TOO_MANY',
      params: { max: max },
      value: fit.slice(max).join(', '),
    });
  return fit.slice(0, max);
}
