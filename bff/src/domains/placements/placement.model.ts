import { placementStates } from '@muster/contracts';
import { Schema, model } from 'mongoose';
import type { Types } from 'mongoose';
import { recordFields } from '../../db/record-fields.ts';
import type { RecordFields } from '../../db/record-fields.ts';

/** E55: a person at work for a client, as far as other areas need it. Never deleted. */
export interface Placement extends RecordFields {
  /** `P-00045`. */
  number: string;
  candidateId: Types.ObjectId;
  companyId: Types.ObjectId;
  jobId: Types.ObjectId;
  status: (typeof placementStates)[number];
  startDate: string;
  plannedEndDate: string | null;
  actualEndDate: string | null;
  hoursPerWeek: number;
  accountManagerId: Types.ObjectId;
  recruiterId: Types.ObjectId | null;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;

const placementSchema = new Schema<Placement>({
  number: { type: String, required: true },
  candidateId: reference,
  companyId: reference,
  jobId: reference,
  status: { type: String, enum: placementStates, required: true, default: 'pending_start' },
  startDate: { type: String, required: true },
  plannedEndDate: { type: String, default: null },
  actualEndDate: { type: String, default: null },
  hoursPerWeek: { type: Number, required: true, min: 1, max: 60, default: 40 },
  accountManagerId: reference,
  recruiterId: { type: Schema.Types.ObjectId, default: null },
});
placementSchema.plugin(recordFields);
placementSchema.index({ number: 1 }, { unique: true });
placementSchema.index({ candidateId: 1, status: 1 });
placementSchema.index({ companyId: 1, status: 1 });
placementSchema.index({ accountManagerId: 1, status: 1 });
placementSchema.index({ plannedEndDate: 1 });

export const PlacementModel = model<Placement>('Placement', placementSchema, 'placements');
