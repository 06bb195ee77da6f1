import { loosenings, type Loosening } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/**
 * The best candidates of a job at the last full scoring. Stores only ids: readers get scores from
 * the current records.
 */
export interface JobMatches {
  /** The job's id. */
  _id: Types.ObjectId;
  candidateIds: Types.ObjectId[];
  /** The lowest of these scores: candidates below it are not included. */
  lowest: number;
  computedAt: Date;
  considered: number;
  loosen: { demand: Loosening; people: number }[];
}

const jobMatchesSchema = new Schema<JobMatches>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    candidateIds: { type: [Schema.Types.ObjectId], default: [] },
    lowest: { type: Number, required: true },
    computedAt: { type: Date, required: true },
    considered: { type: Number, required: true },
    loosen: {
      type: [
        new Schema(
          {
            demand: { type: String, enum: loosenings, required: true },
            people: { type: Number, required: true },
          },
          { _id: false },
        ),
      ],
      default: [],
    },
  },
  { versionKey: false },
);
jobMatchesSchema.index({ computedAt: 1 });

export const JobMatchesModel = model<JobMatches>('JobMatches', jobMatchesSchema, 'job_matches');
