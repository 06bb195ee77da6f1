import {
  importOutcomes,
  type ImportOutcome,
  type ImportRemark,
  type ImportSkip,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import type { RowIssue } from './rows/row-issue.ts';
import { anyId, whereSet } from '../../db/set-values.ts';

/** What became of one row; what stands in it stays in the file alone. */
export interface ImportRow {
  _id: Types.ObjectId;
  importId: Types.ObjectId;
  row: number;
  outcome: ImportOutcome;
  /** The candidate that it added or filled, or whom a row that was left out is about. */
  candidateId: Types.ObjectId | null;
  skip: ImportSkip | null;
  /** Why it was refused, or what was left empty. */
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
// No row comes in twice, whichever processes carry it out.
rowSchema.index({ importId: 1, row: 1 }, { unique: true });
rowSchema.index({ candidateId: 1 }, { ...whereSet('candidateId', anyId) });

export const ImportRowModel = model<ImportRow>('ImportRow', rowSchema, 'import_rows');

/** Rows that were refused, or that came in with a warning. */
export const withIssues = { 'issues.0': { $exists: true } } as const;

/** As which a row is reported that has something to report. */
export const remarkOf = (outcome: ImportOutcome): ImportRemark =>
  outcome === 'skipped' || outcome === 'failed' ? outcome : 'warned';
