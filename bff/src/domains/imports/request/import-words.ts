import { importColumnOf, type ImportField, type ImportSkip } from '@muster/contracts';
import { fieldMessage } from '../../../http/error-messages.ts';
import { remarkOf, type ImportRow } from '../import-row.model.ts';

/**
 * The delete reason of candidates removed by undoing an import; a later import may add them again.
 */
export const undoReason = 'The import that added this record was undone.';

const skips: Readonly<Record<ImportSkip, string>> = {
  KNOWN: 'This person is known already.',
  IN_FILE: 'An earlier row of the file is the same person.',
  NOTHING_EMPTY: 'The record has everything that this row says.',
  DO_NOT_CONTACT: 'This person asked not to be contacted.',
  DELETED: 'The record of this person was deleted; it can be restored.',
  HIDDEN: 'The record of this person belongs to somebody else.',
  EMPTY: 'The row is empty.',
};

const fields: Readonly<Record<ImportField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  linkUrl: 'Link',
  githubUrl: 'GitHub',
  headline: 'Headline',
  primaryRole: 'Role',
  seniority: 'Seniority',
  yearsExperience: 'Years of experience',
  skills: 'Skills',
  englishLevel: 'English',
  country: 'Country',
  city: 'City',
  timeZone: 'Time zone',
  expectedRate: 'Expected rate',
  minimumRate: 'Minimum rate',
  rateCurrency: 'Currency',
  rateUnit: 'Rate unit',
  noticePeriodDays: 'Notice',
  availableFrom: 'Available from',
  sourceDetail: 'Source',
  owner: 'Owner',
  pools: 'Pools',
  notes: 'Notes',
};

/** The columns of a file and the fields they fill. */
type Columns = Parameters<typeof importColumnOf>[0];

/** Returns why a row or its cells were left out, for the file returned to the user. */
export const reasonOf = (
  { outcome, skip, issues }: Pick<ImportRow, 'outcome' | 'skip' | 'issues'>,
  columns: Columns,
): string =>
  skip
    ? skips[skip]
    : issues.map((issue) => textOf(issue, columns, remarkOf(outcome) === 'warned')).join(' ');

function textOf(
  { field, code, params }: ImportRow['issues'][number],
  columns: Columns,
  isWarning: boolean,
): string {
  if (field === null) return 'The row has more cells than the file has columns.';
  const column = importColumnOf(columns, field) ?? fields[field];
  if (!isWarning) return `${column}: ${fieldMessage(code, params)}`;
  if (code === 'UNUSUAL_RATE') return `${column}: ${fieldMessage(code, params)}`;
  return field === 'phone' && code === 'NOT_UNIQUE'
    ? `${column}: Another person has this number too; check whether they are the same.`
    : `${column}: Left empty. ${fieldMessage(code, params)}`;
}
