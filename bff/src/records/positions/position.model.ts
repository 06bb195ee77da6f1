import { currencies, positionStates, type Currency } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../db/record-fields.ts';

/** The client's rate for this seat, if it differs from the job's. Minor units. */
export interface SeatRate {
  amountMinor: number;
  currency: Currency;
  unit: 'hour' | 'month';
}

/** One seat of a job. */
export interface Position extends RecordFields {
  jobId: Types.ObjectId;
  companyId: Types.ObjectId;
  label: string;
  /** The folded label, unique among the seats of a job. */
  labelKey: string;
  status: (typeof positionStates)[number];
  /** Members of the client who supervise the person and approve their time. */
  supervisorCompanyUserId: Types.ObjectId | null;
  backupSupervisorId: Types.ObjectId | null;
  openedOn: string;
  targetStart: string | null;
  filledOn: string | null;
  cancelledOn: string | null;
  /** The placement whose work this seat continues. */
  backfillForPlacementId: Types.ObjectId | null;
  /** The selected application, from `reserved` on. */
  reservedApplicationId: Types.ObjectId | null;
  placementId: Types.ObjectId | null;
  billRate: SeatRate | null;
  costCentre: string | null;
  poNumber: string | null;
  cancelReasonId: Types.ObjectId | null;
  cancelNote: string | null;
  /** Whether it ever had a candidate: then it can be cancelled but never deleted. */
  everUsed: boolean;
}

const text = { type: String, default: null } as const;
const reference = { type: Schema.Types.ObjectId, default: null } as const;

const rateSchema = new Schema<SeatRate>(
  {
    amountMinor: { type: Number, required: true },
    currency: { type: String, enum: currencies, required: true },
    unit: { type: String, enum: ['hour', 'month'], required: true },
  },
  { _id: false },
);

const positionSchema = new Schema<Position>({
  jobId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  label: { type: String, required: true },
  labelKey: { type: String, required: true },
  status: { type: String, enum: positionStates, required: true, default: 'open' },
  supervisorCompanyUserId: reference,
  backupSupervisorId: reference,
  openedOn: { type: String, required: true },
  targetStart: text,
  filledOn: text,
  cancelledOn: text,
  backfillForPlacementId: reference,
  reservedApplicationId: reference,
  placementId: reference,
  billRate: { type: rateSchema, default: null },
  costCentre: text,
  poNumber: text,
  cancelReasonId: reference,
  cancelNote: text,
  everUsed: { type: Boolean, required: true, default: false },
});
positionSchema.plugin(recordFields);
positionSchema.index(
  { jobId: 1, labelKey: 1 },
  { unique: true, partialFilterExpression: liveOnly },
);
positionSchema.index({ jobId: 1, status: 1 });
positionSchema.index({ supervisorCompanyUserId: 1, status: 1 });
positionSchema.index({ reservedApplicationId: 1 });

export const PositionModel = model<Position>('Position', positionSchema, 'positions');
