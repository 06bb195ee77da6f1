import {
  fileFormatNames,
  filePurposes,
  fileScanMachine,
  type FileFormat,
  type FilePurpose,
  type FileScanState,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { anyMoment, whereSet } from '../../db/set-values.ts';

/**
 * `receiving`: bytes come in. `received`: whole and accepted, used by nothing yet. `used`: belongs
 * to a record. `released`: the record gave it up; the bytes go at `expiresAt`.
 */
export const fileStatuses = ['receiving', 'received', 'used', 'released'] as const;

/** A file, from its first byte on. The bytes lie apart, under `bytesId`. */
export interface StoredFile {
  _id: Types.ObjectId;
  /** Only the user who uploaded it may use it. */
  userId: Types.ObjectId | null;
  name: string;
  purpose: FilePurpose;
  status: (typeof fileStatuses)[number];
  /** Declared at first; that of the stored bytes once it is whole. */
  size: number;
  /** Bytes that have arrived. */
  offset: number;
  /** What the uploader said it would be. */
  claimedSha256: string | null;
  bytesId: Types.ObjectId;
  format: FileFormat | null;
  /** Of the bytes as they came, so that the same file is known again. */
  sha256: string | null;
  width: number | null;
  height: number | null;
  /** Of a photo, the bytes of its small size, which lie behind its own. */
  smallSize?: number | null;
  pages: number | null;
  scan: FileScanState;
  /** What the scan found. */
  finding: string | null;
  createdAt: Date;
  /** When it is given up, or its bytes go; null for one in use. */
  expiresAt: Date | null;
}

const fileSchema = new Schema<StoredFile>(
  {
    userId: { type: Schema.Types.ObjectId, default: null },
    name: { type: String, required: true },
    purpose: { type: String, enum: filePurposes, required: true },
    status: { type: String, enum: fileStatuses, required: true },
    size: { type: Number, required: true },
    offset: { type: Number, required: true, default: 0 },
    claimedSha256: { type: String, default: null },
    bytesId: { type: Schema.Types.ObjectId, required: true },
    format: { type: String, enum: [...fileFormatNames, null], default: null },
    sha256: { type: String, default: null },
    width: { type: Number, default: null },
    height: { type: Number, default: null },
    smallSize: { type: Number, default: null },
    pages: { type: Number, default: null },
    scan: { type: String, enum: fileScanMachine.states, default: fileScanMachine.initial },
    finding: { type: String, default: null },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, default: null },
  },
  { versionKey: false },
);
fileSchema.index({ userId: 1 });
fileSchema.index({ expiresAt: 1 }, { ...whereSet('expiresAt', anyMoment) });
fileSchema.index({ scan: 1, createdAt: 1 }, { partialFilterExpression: { scan: 'pending' } });

export const FileModel = model<StoredFile>('StoredFile', fileSchema, 'files');
