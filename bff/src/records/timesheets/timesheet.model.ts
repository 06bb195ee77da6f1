import {
  timesheetCategories,
  timesheetMachine,
  timesheetSources,
  type MoneyLine,
  type TimesheetCategory,
  type TimesheetSource,
  type TimesheetState,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A time entry of one kind on one day. */
export interface EntryRecord {
  _id: Types.ObjectId;
  date: string;
  minutes: number;
  category: TimesheetCategory;
  task: string | null;
  note: string | null;
  billable: boolean;
  /** Times of the day, such as `09:30`; null in older entries. */
  startedAt: string | null;
  endedAt: string | null;
  /** The entry's id in the program that it was imported from. */
  externalRef: string | null;
}

/** The hours of one person in one period, for one contract or for the agency itself. */
export interface TimesheetRecord extends RecordFields {
  memberId: Types.ObjectId;
  /** Contractors only. */
  placementId: Types.ObjectId | null;
  /** The candidate whose hours they are, for merging and erasing. */
  candidateId: Types.ObjectId | null;
  periodStart: string;
  periodEnd: string;
  status: TimesheetState;
  previousStatus: TimesheetState | null;
  entries: EntryRecord[];
  minutes: number;
  nothingWorked: boolean;
  source: TimesheetSource;
  submittedAt: Date | null;
  submittedBy: Types.ObjectId | null;
  submitNote: string | null;
  clientApprovedAt: Date | null;
  clientApprovedBy: Types.ObjectId | null;
  approvedAt: Date | null;
  approvedBy: Types.ObjectId | null;
  rejectedAt: Date | null;
  rejectedBy: Types.ObjectId | null;
  rejectReasonId: Types.ObjectId | null;
  rejectNote: string | null;
  rejectDays: string[];
  /** The reference of the payroll run or the invoice that includes it. */
  lockedReference: string | null;
  /** The amounts, fixed at approval 🔒; calculated anew until then. */
  money: MoneyLine[] | null;
  /** Number of reminders sent to its person. */
  reminders: number;
  escalatedAt: Date | null;
}

const reference = { type: Schema.Types.ObjectId, default: null } as const;
const text = { type: String, default: null } as const;
const moment = { type: Date, default: null } as const;

const entrySchema = new Schema<EntryRecord>({
  date: { type: String, required: true },
  minutes: { type: Number, required: true },
  category: { type: String, enum: timesheetCategories, required: true },
  task: text,
  note: text,
  billable: { type: Boolean, required: true, default: true },
  startedAt: text,
  endedAt: text,
  externalRef: text,
});

const timesheetSchema = new Schema<TimesheetRecord>({
  memberId: { type: Schema.Types.ObjectId, required: true },
  placementId: reference,
  candidateId: reference,
  periodStart: { type: String, required: true },
  periodEnd: { type: String, required: true },
  status: { type: String, enum: timesheetMachine.states, required: true, default: 'draft' },
  previousStatus: text,
  entries: { type: [entrySchema], default: [] },
  minutes: { type: Number, required: true, default: 0 },
  nothingWorked: { type: Boolean, required: true, default: false },
  source: { type: String, enum: timesheetSources, required: true, default: 'manual' },
  submittedAt: moment,
  submittedBy: reference,
  submitNote: text,
  clientApprovedAt: moment,
  clientApprovedBy: reference,
  approvedAt: moment,
  approvedBy: reference,
  rejectedAt: moment,
  rejectedBy: reference,
  rejectReasonId: reference,
  rejectNote: text,
  rejectDays: { type: [String], default: [] },
  lockedReference: text,
  money: { type: Schema.Types.Mixed, default: null },
  reminders: { type: Number, required: true, default: 0 },
  escalatedAt: moment,
});
timesheetSchema.plugin(recordFields);
timesheetSchema.index(
  { memberId: 1, placementId: 1, periodStart: 1 },
  { unique: true, partialFilterExpression: liveOnly },
);
timesheetSchema.index({ memberId: 1, periodStart: -1 });
timesheetSchema.index({ status: 1, periodStart: 1, _id: 1 });
timesheetSchema.index({ placementId: 1, status: 1 });
timesheetSchema.index({ candidateId: 1 });
// Finds the sheet into which an entry of a report was imported before.
timesheetSchema.index({ 'entries.externalRef': 1 });

export const TimesheetModel = model<TimesheetRecord>('Timesheet', timesheetSchema, 'timesheets');
