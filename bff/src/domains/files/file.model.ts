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
 * `receiving`: bytes come in. `received`: complete and accepted, but unused. `used`: belongs to a
 * record. `released`: the record gave it up; the bytes are deleted at `expiresAt`.
 */
export const fileStatuses = ['receiving', 'received', 'used', 'released'] as const;

/** A file from its first byte on. The bytes are stored separately under `bytesId`. */
export interface StoredFile {
  _id: Types.ObjectId;
  /** Only the user who uploaded it may use it. */
  userId: Types.ObjectId | null;
  name: string;
  purpose: FilePurpose;
  status: (typeof fileStatuses)[number];
  /** The declared size at first; the size of the stored bytes once complete. */
  size: number;
  /** Bytes that have arrived. */
  offset: number;
  /** The hash announced by the uploader. */
  claimedSha256: string | null;
  bytesId: Types.ObjectId;
  format: FileFormat | null;
  /** Hash of the bytes as received, so that the same file is recognised again. */
  sha256: string | null;
  width: number | null;
  height: number | null;
  /** For a photo, the size of its small version, which is stored after the large one. */
  smallSize?: number | null;
  pages: number | null;
  scan: FileScanState;
  /** The scanner's finding. */
  finding: string | null;
  createdAt: Date;
  /** Time of its release or of the deletion of its bytes; null while it is in use. */
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
