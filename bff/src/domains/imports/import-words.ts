import type { ImportField, ImportSkip } from '@muster/contracts';
import { fieldMessage } from '../../http/error-messages.ts';
import type { RowIssue } from './rows/row-issue.ts';

/** Why those were deleted whom undoing an import took out; a later import may bring them again. */
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
  email: 'Mail address',
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
};

/** Why a row was left out, for the file in which it comes back. */
export const reasonOf = (skip: ImportSkip | null, issues: readonly RowIssue[]): string =>
  skip
    ? skips[skip]
    : issues
        .map(({ field, code, params }) =>
          field
            ? `${fields[field]}: ${fieldMessage(code, params)}`
            : 'The row has more cells than the file has columns.',
        )
        .join(' ');
