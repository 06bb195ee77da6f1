import {
  importedPersonSchema,
  refusesImportRow,
  type ImportField,
  type ImportedPerson,
} from '@muster/contracts';
import type { z } from 'zod';
import { fieldErrorsOf } from '../../../http/zod-fields.ts';
import type { RowCells } from './row-cells.ts';
import type { RowIssue } from './row-issue.ts';

type PersonInput = z.input<typeof importedPersonSchema>;
/** The data of a person in a row before validation: the country may be missing. */
export type PersonDraft = Omit<PersonInput, 'country'> & { readonly country: string | undefined };

/** A person with the cells left empty, or null with the reasons for refusing the row. */
interface Accepted {
  readonly person: ImportedPerson | null;
  readonly issues: readonly RowIssue[];
}

/** Omitting a value may reveal another problem: a minimum without its rate. */
const rounds = 3;

/**
 * Builds a candidate from all valid values. An invalid value leaves its field empty; the row is
 * refused only for required fields.
 * @param found the parts of the row that could not be read
 */
export function acceptPerson(
  draft: PersonDraft,
  found: readonly RowIssue[],
  row: RowCells,
): Accepted {
  const issues = [...found];
  const refuses = ({ field }: RowIssue) => refusesImportRow(field, row.has('email'));
  let input = draft;
  for (let round = 0; round < rounds; round += 1) {
    const parsed = importedPersonSchema.safeParse(input);
    const wrong = parsed.success ? [] : fieldErrorsOf(parsed.error, input).map(issueOf(row));
    for (const issue of wrong)
      if (!issues.some(({ field }) => field === issue.field)) issues.push(issue);
    if (issues.some(refuses)) return { person: null, issues: issues.filter(refuses) };
    if (parsed.success) return { person: parsed.data, issues };
    for (const { field } of wrong) input = without(input, field);
  }
  throw new Error('A row is refused for a value that was left out of it');
}

function without(draft: PersonDraft, field: ImportField | null): PersonDraft {
  const { rate } = draft;
  switch (field) {
    case 'expectedRate':
      return { ...draft, rate: rate?.minimum ? { ...rate, expected: null } : null };
    case 'minimumRate':
      return { ...draft, rate: rate?.expected ? { ...rate, minimum: null } : null };
    case 'owner':
      return { ...draft, ownerUserId: null };
    case 'skills':
      return { ...draft, skills: [] };
    case null:
      return draft;
    default:
      return { ...draft, [field]: null };
  }
}

/** Maps an error of the schema to the cell in the file. */
const issueOf =
  (row: RowCells) =>
  ({ path, code, params }: ReturnType<typeof fieldErrorsOf>[number]): RowIssue => {
    const field = fieldOf(path, row);
    const value = row.get(field);
    return { field, code, ...(params && { params }), ...(value !== undefined && { value }) };
  };

function fieldOf(path: string, row: RowCells): ImportField {
  const [top = ''] = path.split(/[.[]/);
  if (top === 'rate') return path === 'rate.minimum' ? 'minimumRate' : 'expectedRate';
  if (top === 'ownerUserId') return 'owner';
  const isWhole = row.has('fullName') && !row.has(top as ImportField);
  return (top === 'firstName' || top === 'lastName') && isWhole ? 'fullName' : (top as ImportField);
}
