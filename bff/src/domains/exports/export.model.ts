import {
  exportFailures,
  exportStates,
  listNames,
  type ExportFailure,
  type ExportState,
  type ListName,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { heldFields, workHolder, type HeldFields } from '../../jobs/held-work.ts';
import { anyNumber, whereSet } from '../../db/set-values.ts';

/** A list exported to a file for a user, in the role of the request. */
export interface ExportRecord extends HeldFields {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** The rights of this role apply when the export is requested, runs and is downloaded. */
  assignmentId: Types.ObjectId;
  list: ListName;
  /** The query as in the list's address. */
  query: Record<string, string>;
  /** Limits the export to these of the found rows; null: all. */
  among: Types.ObjectId[] | null;
  /** Rows to leave out. */
  except: Types.ObjectId[];
  /** Ids of the contract's columns, in the order of the file. */
  columns: string[];
  ownOnly: boolean;
  fileName: string;
  status: ExportState;
  /** The user's export slot it occupies until it ends; null afterwards. */
  slot: number | null;
  rowsDone: number;
  rowsTotal: number | null;
  truncated: boolean;
  bytes: number | null;
  /** The file, even while it is being written; null if nothing is stored. */
  fileId: Types.ObjectId | null;
  failure: ExportFailure | null;
  requestId: string;
  createdAt: Date;
  finishedAt: Date | null;
  expiresAt: Date | null;
}

const reference = { type: Schema.Types.ObjectId, required: true };
const moment = { type: Date, default: null };

const exportSchema = new Schema<ExportRecord>(
  {
    userId: reference,
    assignmentId: reference,
    list: { type: String, enum: listNames, required: true },
    query: { type: Schema.Types.Mixed, required: true },
    among: { type: [Schema.Types.ObjectId], default: null },
    except: { type: [Schema.Types.ObjectId], default: [] },
    columns: { type: [String], required: true },
    ownOnly: { type: Boolean, required: true },
    fileName: { type: String, required: true },
    status: { type: String, enum: exportStates, required: true },
    slot: { type: Number, default: null },
    rowsDone: { type: Number, required: true, default: 0 },
    rowsTotal: { type: Number, default: null },
    truncated: { type: Boolean, required: true, default: false },
    bytes: { type: Number, default: null },
    fileId: { type: Schema.Types.ObjectId, default: null },
    failure: { type: String, enum: [...exportFailures, null], default: null },
    requestId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    finishedAt: moment,
    expiresAt: moment,
  },
  { versionKey: false, minimize: false },
);
exportSchema.plugin(heldFields);
exportSchema.index({ userId: 1, createdAt: -1 });
exportSchema.index({ status: 1, createdAt: 1 });
// Limits the active exports per user, even with concurrent requests.
exportSchema.index({ userId: 1, slot: 1 }, { unique: true, ...whereSet('slot', anyNumber) });

export const ExportModel = model<ExportRecord>('Export', exportSchema, 'exports');

/**
 * Leases for writing exports; if a process is killed, another can take over after twenty seconds.
 */
export const exportWork = workHolder<ExportRecord>(ExportModel, 20_000);
