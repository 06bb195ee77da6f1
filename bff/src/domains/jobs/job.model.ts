import { jobPriorities, jobStates } from '@muster/contracts';
import { Schema, model } from 'mongoose';
import type { Types } from 'mongoose';
import { recordFields } from '../../db/record-fields.ts';
import type { RecordFields } from '../../db/record-fields.ts';

/** E40: what a client is looking for, as far as lists need it. */
export interface Job extends RecordFields {
  /** `J-00123`. */
  number: string;
  companyId: Types.ObjectId;
  title: string;
  /** The folded title, sorted and searched by. */
  titleKey: string;
  status: (typeof jobStates)[number];
  priority: (typeof jobPriorities)[number];
  /** Known to its team alone. */
  confidential: boolean;
  positionsCount: number;
  positionsFilled: number;
  openedDate: string | null;
  accountManagerId: Types.ObjectId;
  leadRecruiterId: Types.ObjectId | null;
  /** Staff on the job, whatever their function. */
  teamUserIds: Types.ObjectId[];
  /** Client people on the interview plan or supervising a seat. */
  clientUserIds: Types.ObjectId[];
}

const jobSchema = new Schema<Job>({
  number: { type: String, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  title: { type: String, required: true },
  titleKey: { type: String, required: true },
  status: { type: String, enum: jobStates, required: true, default: 'draft' },
  priority: { type: String, enum: jobPriorities, required: true, default: 'normal' },
  confidential: { type: Boolean, required: true, default: false },
  positionsCount: { type: Number, required: true, default: 1 },
  positionsFilled: { type: Number, required: true, default: 0 },
  openedDate: { type: String, default: null },
  accountManagerId: { type: Schema.Types.ObjectId, required: true },
  leadRecruiterId: { type: Schema.Types.ObjectId, default: null },
  teamUserIds: { type: [Schema.Types.ObjectId], default: [] },
  clientUserIds: { type: [Schema.Types.ObjectId], default: [] },
});
jobSchema.plugin(recordFields);
jobSchema.index({ number: 1 }, { unique: true });
jobSchema.index({ companyId: 1, status: 1 });
jobSchema.index({ deletedAt: 1, openedDate: 1, _id: 1 });
jobSchema.index({ deletedAt: 1, titleKey: 1, _id: 1 });
jobSchema.index({ deletedAt: 1, status: 1, _id: 1 });
jobSchema.index({ deletedAt: 1, createdAt: 1, _id: 1 });
jobSchema.index({ teamUserIds: 1 });

export const JobModel = model<Job>('Job', jobSchema, 'jobs');
