import {
  importOutcomes,
  type ImportOutcome,
  type ImportRemark,
  type ImportSkip,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import type { RowIssue } from './rows/row-issue.ts';
import { anyId, whereSet } from '../../db/set-values.ts';

/** The outcome of one row; its content is stored only in the file. */
export interface ImportRow {
  _id: Types.ObjectId;
  importId: Types.ObjectId;
  row: number;
  outcome: ImportOutcome;
  /** The candidate that the row added or updated, or to whom a skipped row refers. */
  candidateId: Types.ObjectId | null;
  skip: ImportSkip | null;
  /** Reasons for refusing the row or leaving cells empty. */
  issues: Omit<RowIssue, 'value'>[];
}

const rowSchema = new Schema<ImportRow>(
  {
    importId: { type: Schema.Types.ObjectId, required: true },
    row: { type: Number, required: true },
    outcome: { type: String, enum: importOutcomes, required: true },
    candidateId: { type: Schema.Types.ObjectId, default: null },
    skip: { type: String, default: null },
    issues: { type: Schema.Types.Mixed, default: [] },
  },
  { versionKey: false },
);
// Prevents any row from being imported twice, even by several processes.
rowSchema.index({ importId: 1, row: 1 }, { unique: true });
rowSchema.index({ candidateId: 1 }, { ...whereSet('candidateId', anyId) });

export const ImportRowModel = model<ImportRow>('ImportRow', rowSchema, 'import_rows');

/** Rows that were refused or imported with a warning. */
export const withIssues = { 'issues.0': { $exists: true } } as const;

/** Returns the category under which a row with issues is reported. */
export const remarkOf = (outcome: ImportOutcome): ImportRemark =>
  outcome === 'skipped' || outcome === 'failed' ? outcome : 'warned';
