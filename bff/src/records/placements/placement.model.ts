import {
  approvalPaths,
  currencies,
  engagements,
  noticeSides,
  placementStates,
  timesheetPeriods,
  type Currency,
  type NoticeSide,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** Money in minor units. */
export interface PlacementMoney {
  amountMinor: number;
  currency: Currency;
  unit: 'hour' | 'month';
}

/** A rate from its first day on 🔒. Clients read the bill rate, contractors the pay rate. */
export interface PlacementRate {
  _id: Types.ObjectId;
  pay: PlacementMoney;
  bill: PlacementMoney;
  overtimeMultiplier: number;
  effectiveFrom: string;
  /** The last day; null for the current rate. */
  effectiveTo: string | null;
  approvedBy: Types.ObjectId | null;
  reason: string | null;
}

/** A step of the onboarding checklist. */
export interface ChecklistItem {
  key: string;
  label: string;
  ownerUserId: Types.ObjectId | null;
  dueDate: string | null;
  doneAt: Date | null;
  doneBy: Types.ObjectId | null;
}

/** A contractor's work for a client. Never deleted. */
export interface Placement extends RecordFields {
  /** `P-00045`. */
  number: string;
  /** Null for placements from before applications were stored. */
  applicationId: Types.ObjectId | null;
  candidateId: Types.ObjectId;
  companyId: Types.ObjectId;
  jobId: Types.ObjectId;
  positionId: Types.ObjectId | null;
  status: (typeof placementStates)[number];
  startDate: string;
  plannedEndDate: string | null;
  /** The planned end as a sort key: open-ended placements come last. */
  endKey: string;
  actualEndDate: string | null;
  /** The planned end that a notice replaced; absent if no notice was given lately. */
  endBeforeNotice?: string | null;
  /** Earlier planned ends, oldest first, each with its last valid day. */
  pastEnds: { until: string; plannedEndDate: string | null }[];
  engagement: (typeof engagements)[number];
  hoursPerWeek: number;
  supervisorCompanyUserId: Types.ObjectId | null;
  backupSupervisorId: Types.ObjectId | null;
  /** The supervisors from a later day on; absent in older placements. */
  pendingSupervision?: {
    supervisorCompanyUserId: Types.ObjectId;
    backupSupervisorId: Types.ObjectId | null;
    from: string;
  } | null;
  accountManagerId: Types.ObjectId;
  recruiterId: Types.ObjectId | null;
  noticeDaysContractor: number;
  noticeDaysClient: number;
  timesheetRequired: boolean;
  timesheetPeriod: (typeof timesheetPeriods)[number];
  /** Earlier timesheet periods, oldest first, each with its last day. */
  pastPeriods: { until: string; period: (typeof timesheetPeriods)[number] }[];
  approvalPath: (typeof approvalPaths)[number];
  harvestProjectRef: string | null;
  /** The person's email address at this work; absent in older placements. */
  workEmail?: string | null;
  rates: PlacementRate[];
  /** The last day whose hours are approved; rates up to it cannot change. */
  ratesClosedUntil?: string | null;
  checklist: ChecklistItem[];
  /** The conditions waived at the start, with the users involved and the reason. */
  waiver: { by: Types.ObjectId; approvedBy: Types.ObjectId | null; reason: string } | null;
  pausedFrom: string | null;
  pausedUntil: string | null;
  /** Past pauses, oldest first; the present one is in `pausedFrom`. */
  pastPauses: { from: string; until: string }[];
  noticeBy: NoticeSide | null;
  /** Days before the end for which alerts were sent; 0 for the first day and the last. */
  alertedDays: number[];
  /** When the client last requested an extension. */
  extensionAskedAt: Date | null;
  endReasonId: Types.ObjectId | null;
  endNote: string | null;
  rehireOk: boolean | null;
  ratingByClient: number | null;
  rehireOf: Types.ObjectId | null;
}

/** Sorts after every day. */
const openEnded = '9999-12-31';
export const endKeyOf = (plannedEndDate: string | null | undefined): string =>
  plannedEndDate ?? openEnded;

const reference = { type: Schema.Types.ObjectId, required: true } as const;
const optionalReference = { type: Schema.Types.ObjectId, default: null } as const;
const text = { type: String, default: null } as const;
const moment = { type: Date, default: null } as const;
const noticeDays = { type: Number, required: true, min: 0, max: 90, default: 14 } as const;

const moneySchema = new Schema<PlacementMoney>(
  {
    amountMinor: { type: Number, required: true },
    currency: { type: String, enum: currencies, required: true },
    unit: { type: String, enum: ['hour', 'month'], required: true },
  },
  { _id: false },
);
const rateSchema = new Schema<PlacementRate>({
  pay: { type: moneySchema, required: true },
  bill: { type: moneySchema, required: true },
  overtimeMultiplier: { type: Number, required: true, min: 1, max: 3, default: 1 },
  effectiveFrom: { type: String, required: true },
  effectiveTo: text,
  approvedBy: optionalReference,
  reason: text,
});
const checklistSchema = new Schema<ChecklistItem>(
  {
    key: { type: String, required: true },
    label: { type: String, required: true },
    ownerUserId: optionalReference,
    dueDate: text,
    doneAt: moment,
    doneBy: optionalReference,
  },
  { _id: false },
);
const waiverSchema = new Schema<NonNullable<Placement['waiver']>>(
  { by: reference, approvedBy: optionalReference, reason: { type: String, required: true } },
  { _id: false },
);

const pendingSupervisionSchema = new Schema<NonNullable<Placement['pendingSupervision']>>(
  {
    supervisorCompanyUserId: reference,
    backupSupervisorId: optionalReference,
    from: { type: String, required: true },
  },
  { _id: false },
);

const placementSchema = new Schema<Placement>({
  number: { type: String, required: true },
  applicationId: optionalReference,
  candidateId: reference,
  companyId: reference,
  jobId: reference,
  positionId: optionalReference,
  status: { type: String, enum: placementStates, required: true, default: 'pending_start' },
  startDate: { type: String, required: true },
  plannedEndDate: text,
  endKey: {
    type: String,
    required: true,
    default: function (this: Placement) {
      return endKeyOf(this.plannedEndDate);
    },
  },
  actualEndDate: text,
  endBeforeNotice: { type: String },
  pastEnds: {
    type: [
      new Schema({ until: { type: String, required: true }, plannedEndDate: text }, { _id: false }),
    ],
    default: [],
  },
  engagement: { type: String, enum: engagements, required: true, default: 'full_time_contract' },
  hoursPerWeek: { type: Number, required: true, min: 1, max: 60, default: 40 },
  supervisorCompanyUserId: optionalReference,
  backupSupervisorId: optionalReference,
  pendingSupervision: { type: pendingSupervisionSchema, default: null },
  accountManagerId: reference,
  recruiterId: optionalReference,
  noticeDaysContractor: noticeDays,
  noticeDaysClient: noticeDays,
  timesheetRequired: { type: Boolean, required: true, default: true },
  timesheetPeriod: { type: String, enum: timesheetPeriods, required: true, default: 'week' },
  pastPeriods: {
    type: [
      new Schema(
        {
          until: { type: String, required: true },
          period: { type: String, enum: timesheetPeriods, required: true },
        },
        { _id: false },
      ),
    ],
    default: [],
  },
  approvalPath: {
    type: String,
    enum: approvalPaths,
    required: true,
    default: 'client_then_agency',
  },
  harvestProjectRef: text,
  workEmail: text,
  rates: { type: [rateSchema], default: [] },
  ratesClosedUntil: text,
  checklist: { type: [checklistSchema], default: [] },
  waiver: { type: waiverSchema, default: null },
  pausedFrom: text,
  pausedUntil: text,
  pastPauses: {
    type: [
      new Schema(
        { from: { type: String, required: true }, until: { type: String, required: true } },
        { _id: false },
      ),
    ],
    default: [],
  },
  noticeBy: { type: String, enum: [...noticeSides, null], default: null },
  alertedDays: { type: [Number], default: [] },
  extensionAskedAt: { type: Date, default: null },
  endReasonId: optionalReference,
  endNote: text,
  rehireOk: { type: Boolean, default: null },
  ratingByClient: { type: Number, default: null, min: 1, max: 5 },
  rehireOf: optionalReference,
});
placementSchema.plugin(recordFields);
placementSchema.index({ number: 1 }, { unique: true });
// Finds what changed since the last read.
placementSchema.index({ updatedAt: 1 });
placementSchema.index({ candidateId: 1, status: 1 });
placementSchema.index({ companyId: 1, status: 1 });
placementSchema.index({ accountManagerId: 1, status: 1 });
placementSchema.index({ jobId: 1, status: 1 });
placementSchema.index({ positionId: 1 });
placementSchema.index({ applicationId: 1 });
placementSchema.index({ status: 1, endKey: 1, _id: 1 });
placementSchema.index({ 'pastEnds.until': 1 });
placementSchema.index({ status: 1, startDate: 1, _id: 1 });

export const PlacementModel = model<Placement>('Placement', placementSchema, 'placements');
