import { limits } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** One user's experience with one build of a remote. */
export interface BuildUse {
  /** `remote:build:user`. */
  _id: string;
  remote: string;
  build: string;
  userId: Types.ObjectId;
  loads: number;
  failures: number;
  /** Last loading time of the page, in milliseconds to two digits; null: it never loaded. */
  readyMs: number | null;
  failedAt: Date | null;
  at: Date;
}

const useSchema = new Schema<BuildUse>(
  {
    _id: { type: String, required: true },
    remote: { type: String, required: true },
    build: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    loads: { type: Number, required: true, default: 0 },
    failures: { type: Number, required: true, default: 0 },
    readyMs: { type: Number, default: null },
    failedAt: { type: Date, default: null },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
useSchema.index({ remote: 1, build: 1, at: -1 });
useSchema.index({ at: 1 }, { expireAfterSeconds: limits.release.reports.keptDays * 86_400 });

export const BuildUseModel = model<BuildUse>('BuildUse', useSchema, 'build_uses');
