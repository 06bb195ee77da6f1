import type { ImportSkip, ImportedPerson } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { ImportedParts } from '../../candidates/api/imported-candidates.ts';
import type { RowIssue } from '../rows/row-issue.ts';

/** The data of a person in a row, ready to be written. */
export interface RowFacts {
  readonly person: ImportedPerson;
  readonly parts: ImportedParts;
  readonly poolIds: readonly Types.ObjectId[];
  /** Skills missing from the catalogue. */
  readonly unknownSkills: readonly string[];
  /** The HTML of a note on the candidate; null: none. */
  readonly note: string | null;
  /** Cells that were left empty or need checking. */
  readonly warnings: readonly RowIssue[];
}

/** The planned outcome of a row. */
export type PlannedRow = { readonly row: number } & (
  | { readonly outcome: 'created'; readonly facts: RowFacts }
  | { readonly outcome: 'updated'; readonly facts: RowFacts; readonly target: Types.ObjectId }
  | {
      readonly outcome: 'skipped';
      readonly skip: ImportSkip;
      /** The candidate to whom the row refers, if known; shown to nobody. */
      readonly about: Types.ObjectId | null;
    }
  | { readonly outcome: 'failed'; readonly issues: readonly RowIssue[] }
);

/** Returns why a row is refused, or the warnings with which it is imported. */
export function issuesOf(row: PlannedRow): readonly RowIssue[] {
  if (row.outcome === 'failed') return row.issues;
  return 'facts' in row ? row.facts.warnings : [];
}
