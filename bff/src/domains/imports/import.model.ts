import {
  importDelimiters,
  importEncodings,
  importFailures,
  importOutcomes,
  importStates,
  type ImportCounts,
  type ImportFailure,
  type ImportProblem,
  type ImportReason,
  type ImportSettings,
  type ImportState,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { heldFields, workHolder, type HeldFields } from '../../jobs/held-work.ts';

/** An import of candidates from a file, in the role of the user who began it. */
export interface ImportRecord extends HeldFields {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** The rights of this role apply when the import is requested and when it runs. */
  assignmentId: Types.ObjectId;
  /**
   * Null once the rows are deleted: they contain personal data, even of people who were never
   * imported.
   */
  fileId: Types.ObjectId | null;
  fileName: string;
  bytes: number;
  /** How the file is read: as detected, or as chosen. */
  encoding: ImportSettings['encoding'];
  delimiter: ImportSettings['delimiter'];
  columns: string[];
  settings: ImportSettings | null;
  status: ImportState;
  /** True while the import runs or should run: one per user at a time. Absent otherwise. */
  busy?: true;
  rowsDone: number;
  rowsTotal: number | null;
  share: number;
  plan: ImportCounts | null;
  result: ImportCounts;
  reasons: ImportReason[];
  problems: ImportProblem[];
  unknownSkills: { name: string; count: number }[];
  undone: number;
  failure: ImportFailure | null;
  failureRow: number | null;
  requestId: string;
  createdAt: Date;
  finishedAt: Date | null;
  expiresAt: Date;
  undoUntil: Date | null;
}

export const noRows: Readonly<ImportCounts> = {
  rows: 0,
  created: 0,
  updated: 0,
  skipped: 0,
  failed: 0,
  warned: 0,
};

const reference = { type: Schema.Types.ObjectId, required: true };
const moment = { type: Date, default: null };
const countsSchema = new Schema<ImportCounts>(
  Object.fromEntries(
    ['rows', ...importOutcomes, 'warned'].map((key) => [
      key,
      { type: Number, required: true, default: 0 },
    ]),
  ),
  { _id: false },
);

const importSchema = new Schema<ImportRecord>(
  {
    userId: reference,
    assignmentId: reference,
    fileId: { type: Schema.Types.ObjectId, default: null },
    fileName: { type: String, required: true },
    bytes: { type: Number, required: true },
    encoding: { type: String, enum: importEncodings, required: true },
    delimiter: { type: String, enum: importDelimiters, required: true },
    columns: { type: [String], required: true },
    settings: { type: Schema.Types.Mixed, default: null },
    status: { type: String, enum: importStates, required: true },
    busy: { type: Boolean },
    rowsDone: { type: Number, required: true, default: 0 },
    rowsTotal: { type: Number, default: null },
    share: { type: Number, required: true, default: 0 },
    plan: { type: countsSchema, default: null },
    result: { type: countsSchema, required: true },
    reasons: { type: Schema.Types.Mixed, default: [] },
    problems: { type: Schema.Types.Mixed, default: [] },
    unknownSkills: { type: Schema.Types.Mixed, default: [] },
    undone: { type: Number, required: true, default: 0 },
    failure: { type: String, enum: [...importFailures, null], default: null },
    failureRow: { type: Number, default: null },
    requestId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    finishedAt: moment,
    expiresAt: { type: Date, required: true },
    undoUntil: moment,
  },
  { versionKey: false, minimize: false },
);
importSchema.plugin(heldFields);
importSchema.index({ userId: 1, createdAt: -1 });
importSchema.index({ expiresAt: 1 });
// Finds waiting imports, the oldest first.
importSchema.index({ busy: 1, createdAt: 1 }, { partialFilterExpression: { busy: true } });
// A user can run only one import at a time, across all windows.
importSchema.index(
  { userId: 1, busy: 1 },
  { unique: true, partialFilterExpression: { busy: true }, name: 'busy' },
);

export const ImportModel = model<ImportRecord>('Import', importSchema, 'imports');

/**
 * Leases for running imports; if a process is killed, another can take over after twenty seconds.
 */
export const importWork = workHolder<ImportRecord>(ImportModel, 20_000);
