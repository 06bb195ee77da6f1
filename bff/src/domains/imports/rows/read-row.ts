import { importedPersonSchema } from '@muster/contracts';
import type { ImportField, ImportSettings, ImportedPerson } from '@muster/contracts';
import type { Types } from 'mongoose';
import { today } from '../../../db/calendar-day.ts';
import { foldText } from '../../../db/fold-text.ts';
import { fieldErrorsOf } from '../../../http/zod-fields.ts';
import {
  readDay,
  readNotice,
  readRate,
  readRateUnit,
  readCurrency,
  readYears,
} from './read-amounts.ts';
import { readEnglishLevel, readPrimaryRole, readSeniority } from './read-choices.ts';
import { readCountry } from './read-country.ts';
import type { RowIssue } from './row-issue.ts';

/** What the names in a file stand for on this platform. */
export interface RowNames {
  /** Users by folded mail address and name. */
  owner(name: string): Types.ObjectId | null;
  /** Manual pools by folded name. */
  pool(name: string): Types.ObjectId | null;
}

/** A row as it is understood: a person, or what is wrong. */
export type ReadRow =
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong'; readonly issues: readonly RowIssue[] }
  | {
      readonly kind: 'person';
      readonly person: ImportedPerson;
      readonly poolIds: readonly Types.ObjectId[];
    };

/** Reads the rows of one file by its settings. */
export function rowReader(
  settings: ImportSettings,
  names: RowNames,
): (cells: readonly string[]) => ReadRow {
  const { mapping } = settings;
  return (cells) => {
    if (cells.every((cell) => cell === '')) return { kind: 'empty' };
    // More cells than columns: something in the row separates that should not.
    if (cells.length > mapping.length && cells.slice(mapping.length).some((cell) => cell !== ''))
      return { kind: 'wrong', issues: [{ field: null, code: 'TOO_MANY' }] };
    const row = new Map<ImportField, string>();
    for (const [index, field] of mapping.entries()) {
      const cell = field === null ? '' : plainCell(cells[index] ?? '');
      if (field !== null && cell !== '') row.set(field, cell);
    }
    return readPerson(row, settings, names);
  };
}

/** A sheet keeps text from being taken for a formula by an apostrophe before it. */
const plainCell = (cell: string): string =>
  /^'[=+\-@]/.test(cell) ? cell.slice(1).trim() : cell.trim();

function readPerson(
  row: ReadonlyMap<ImportField, string>,
  settings: ImportSettings,
  names: RowNames,
): ReadRow {
  const issues: RowIssue[] = [];
  /** The value of a field; one that cannot be read is noted and left out. */
  const read = <V>(
    field: ImportField,
    reader: (cell: string) => V | null,
    code: RowIssue['code'] = 'INVALID_OPTION',
  ): V | null => {
    const cell = row.get(field);
    if (cell === undefined) return null;
    const value = reader(cell);
    if (value === null) issues.push({ field, code });
    return value;
  };
  const cell = (field: ImportField): string | null => row.get(field) ?? null;

  const input = {
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
    skills: skillNames(cell('skills') ?? ''),
    englishLevel: read('englishLevel', readEnglishLevel),
    rate: readRates(read, settings),
    noticePeriodDays: read('noticePeriodDays', readNotice, 'INVALID_FORMAT'),
    availableFrom: read('availableFrom', readDay, 'INVALID_FORMAT'),
    sourceKind: 'import',
    sourceDetail: cell('sourceDetail'),
    ownerUserId: read('owner', names.owner, 'NOT_FOUND')?.toHexString() ?? settings.ownerUserId,
  };
  const pools = (cell('pools') ?? '').split(/[;|]/).flatMap((name) => name.trim() || []);
  const poolIds = pools.map((name) => names.pool(foldText(name)));
  if (poolIds.includes(null)) issues.push({ field: 'pools', code: 'NOT_FOUND' });

  const parsed = importedPersonSchema.safeParse(input);
  const wrong = parsed.success ? [] : fieldErrorsOf(parsed.error, input).map(toIssue(row));
  const known = new Set(issues.map(({ field }) => field));
  const all = [...issues, ...wrong.filter(({ field }) => !known.has(field))];
  if (!parsed.success || all.length > 0) return { kind: 'wrong', issues: all };
  return { kind: 'person', person: parsed.data, poolIds: poolIds.filter((id) => id !== null) };
}

/** `Ana Maria Lima` → Ana, Maria Lima; `Lima, Ana` → Ana, Lima. */
function namesOf(row: ReadonlyMap<ImportField, string>): { firstName: string; lastName: string } {
  const whole = row.get('fullName') ?? '';
  const [family = '', given] = whole.split(/(?:(?<!\s)\s+)?,\s*/);
  const [first = '', ...rest] = given === undefined ? whole.split(/\s+/) : [given, family];
  return {
    firstName: row.get('firstName') ?? first,
    lastName: row.get('lastName') ?? rest.join(' '),
  };
}

/** `linkedin.com/in/ana` is an address, as people write it. */
const webAddress = (cell: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(cell) ? cell : `https://${cell}`;

/** `@ana`, `ana`, `github.com/ana`. */
const gitHubAddress = (cell: string): string =>
  /^@?[\w-]{1,39}$/.test(cell) ? `https://github.com/${cell.replace('@', '')}` : webAddress(cell);

function skillNames(cell: string): string[] {
  const names = new Map<string, string>();
  for (const part of cell.split(/[,;|\n•]+/)) {
    const key = foldText(part);
    // As it is written first.
    if (key !== '' && !names.has(key)) names.set(key, part.trim());
  }
  return [...names.values()];
}

type Read = <V>(
  field: ImportField,
  reader: (cell: string) => V | null,
  code?: RowIssue['code'],
) => V | null;

/** Currency and unit stand beside the amount, in columns of their own, or are the same for all. */
function readRates(read: Read, settings: ImportSettings) {
  const expected = read('expectedRate', readRate, 'INVALID_FORMAT');
  const minimum = read('minimumRate', readRate, 'INVALID_FORMAT');
  const currency = read('rateCurrency', readCurrency);
  const unit = read('rateUnit', readRateUnit);
  const rate = expected ?? minimum;
  if (!rate) return null;
  return {
    unit: rate.unit ?? unit ?? settings.rateUnit,
    currency: rate.currency ?? currency ?? settings.rateCurrency,
    expected: expected?.amount ?? null,
    minimum: minimum?.amount ?? null,
    effectiveFrom: today(),
  };
}

/** Where in the file stands what the schema refuses. */
const toIssue =
  (row: ReadonlyMap<ImportField, string>) =>
  ({ path, code, params }: ReturnType<typeof fieldErrorsOf>[number]): RowIssue => ({
    field: fieldOf(path, row),
    code,
    ...(params && { params }),
  });

function fieldOf(path: string, row: ReadonlyMap<ImportField, string>): ImportField {
  const [top = ''] = path.split(/[.[]/);
  if (top === 'rate') return path === 'rate.minimum' ? 'minimumRate' : 'expectedRate';
  if (top === 'ownerUserId') return 'owner';
  const isWhole = row.has('fullName') && !row.has(top as ImportField);
  return (top === 'firstName' || top === 'lastName') && isWhole ? 'fullName' : (top as ImportField);
}
