import type { ImportSkip, ImportedPerson } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { ImportedParts } from '../../candidates/api/imported-candidates.ts';
import type { RowIssue } from '../rows/row-issue.ts';

/** What a row says of a person, ready to be written. */
export interface RowFacts {
  readonly person: ImportedPerson;
  readonly parts: ImportedParts;
  readonly poolIds: readonly Types.ObjectId[];
  /** Skills that the catalogue lacks. */
  readonly unknownSkills: readonly string[];
  /** What becomes a note on the person, as HTML; null: nothing. */
  readonly note: string | null;
  /** Cells that were left empty, or that need a look. */
  readonly warnings: readonly RowIssue[];
}

/** What becomes of a row. */
export type PlannedRow = { readonly row: number } & (
  | { readonly outcome: 'created'; readonly facts: RowFacts }
  | { readonly outcome: 'updated'; readonly facts: RowFacts; readonly target: Types.ObjectId }
  | {
      readonly outcome: 'skipped';
      readonly skip: ImportSkip;
      /** Whom the row is about, where that is known here; told to nobody. */
      readonly about: Types.ObjectId | null;
    }
  | { readonly outcome: 'failed'; readonly issues: readonly RowIssue[] }
);

/** Why a row is refused, or the warnings with which its person comes in. */
export function issuesOf(row: PlannedRow): readonly RowIssue[] {
  if (row.outcome === 'failed') return row.issues;
  return 'facts' in row ? row.facts.warnings : [];
}
