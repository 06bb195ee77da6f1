import { dayMs, limits } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import {
  bioSchema,
  type BioEntry,
} from '../../../records/candidates/candidate-background.model.ts';

/** Saved version of a bio. The newest is its current state, or its state when removed. */
export interface BioVersion {
  _id: Types.ObjectId;
  candidateId: Types.ObjectId;
  bioId: Types.ObjectId;
  /** Increasing number within a bio. */
  number: number;
  entry: BioEntry;
  at: Date;
  by: Types.ObjectId | null;
  /** Set when the bio was removed; after the restore period nothing of it is kept. */
  purgeAt: Date | null;
}

const bioVersionSchema = new Schema<BioVersion>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    bioId: { type: Schema.Types.ObjectId, required: true },
    number: { type: Number, required: true, min: 1 },
    entry: { type: bioSchema, required: true },
    at: { type: Date, required: true },
    by: { type: Schema.Types.ObjectId, default: null },
    purgeAt: { type: Date, default: null },
  },
  { versionKey: false },
);
bioVersionSchema.index({ bioId: 1, number: -1 }, { unique: true });
bioVersionSchema.index({ candidateId: 1 });
bioVersionSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const BioVersionModel = model<BioVersion>('BioVersion', bioVersionSchema, 'bio_versions');

/** How long a removed bio can be restored. */
export const keepRemoved = limits.restoreDays * dayMs;
