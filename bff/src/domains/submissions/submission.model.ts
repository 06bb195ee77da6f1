import type { ClientView, ReadPart } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/**
 * The snapshot of a candidate that a client was shown. Written once; only its withdrawal and its
 * reading time are added.
 */
export interface Submission {
  _id: Types.ObjectId;
  applicationId: Types.ObjectId;
  candidateId: Types.ObjectId;
  companyId: Types.ObjectId;
  jobId: Types.ObjectId;
  /** Counts up within an application. */
  version: number;
  /** With the candidate's name; the client serializer blinds it where required. */
  view: ClientView;
  recipientIds: Types.ObjectId[];
  at: Date;
  by: Types.ObjectId | null;
  withdrawnAt: Date | null;
  /** Seconds, summed over all users of the client: individual reading is not shown. */
  reading?: Partial<Record<ReadPart, number>>;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;

const submissionSchema = new Schema<Submission>(
  {
    applicationId: reference,
    candidateId: reference,
    companyId: reference,
    jobId: reference,
    version: { type: Number, required: true, min: 1 },
    view: { type: Schema.Types.Mixed, required: true },
    recipientIds: { type: [Schema.Types.ObjectId], default: [] },
    at: { type: Date, required: true },
    by: { type: Schema.Types.ObjectId, default: null },
    withdrawnAt: { type: Date, default: null },
    reading: { type: Schema.Types.Mixed },
  },
  { versionKey: false, minimize: false },
);
submissionSchema.index({ applicationId: 1, version: 1 }, { unique: true });
submissionSchema.index({ candidateId: 1, companyId: 1, at: -1 });

export const SubmissionModel = model<Submission>('Submission', submissionSchema, 'submissions');
