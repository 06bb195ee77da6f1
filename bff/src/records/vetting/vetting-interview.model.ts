import {
  noShowParties,
  vettingInterviewKinds,
  vettingInterviewStates,
  type NoShowParty,
  type VettingInterviewKind,
  type VettingInterviewState,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { keptAnswerSchema, type KeptAnswer } from '../../calendars/invitation-answers.ts';
import { remindedSchema } from '../../calendars/reminded.schema.ts';
import type { Reminded } from '../../calendars/reminders.ts';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

export interface Interviewer {
  userId: Types.ObjectId;
  isLead: boolean;
}

/** An interview that vets a person. */
export interface VettingInterviewRecord extends RecordFields {
  candidateId: Types.ObjectId;
  kind: VettingInterviewKind;
  poolId: Types.ObjectId | null;
  interviewers: Interviewer[];
  status: VettingInterviewState;
  durationMin: number;
  startsAt: Date | null;
  endsAt: Date | null;
  /** When this time was agreed on; null in interviews from before reminders used it. */
  timeSetAt: Date | null;
  reminded: Reminded | null;
  /** When the platform asked for the outcome, or recorded it by itself. */
  outcomeAskedAt: Date | null;
  /** When it ended, or did not take place. */
  closedAt: Date | null;
  instructions: string | null;
  internalBrief: string | null;
  attempt: number;
  endReasonId: Types.ObjectId | null;
  endNote: string | null;
  noShowParty: NoShowParty | null;
  /** Number of no-shows of the candidate, over all attempts. */
  missed: number;
  /** Number of calendar messages sent about it. */
  calendarSequence: number;
  /** Number of reminders to interviewers about their scorecards. */
  feedbackNudges: number;
  /** The participants' answers to the invitation, one each; absent before there were answers. */
  answers?: KeptAnswer[];
}

const reference = { type: Schema.Types.ObjectId, default: null } as const;
const moment = { type: Date, default: null } as const;
const text = { type: String, default: null } as const;

const interviewSchema = new Schema<VettingInterviewRecord>({
  candidateId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: vettingInterviewKinds, required: true },
  poolId: reference,
  interviewers: {
    type: [
      new Schema<Interviewer>(
        {
          userId: { type: Schema.Types.ObjectId, required: true },
          isLead: { type: Boolean, required: true },
        },
        { _id: false },
      ),
    ],
    required: true,
  },
  status: { type: String, enum: vettingInterviewStates, required: true, default: 'requested' },
  durationMin: { type: Number, required: true },
  startsAt: moment,
  endsAt: moment,
  timeSetAt: moment,
  reminded: { type: remindedSchema, default: null },
  outcomeAskedAt: moment,
  closedAt: moment,
  instructions: text,
  internalBrief: text,
  attempt: { type: Number, required: true, default: 1 },
  endReasonId: reference,
  endNote: text,
  noShowParty: { type: String, enum: [...noShowParties, null], default: null },
  missed: { type: Number, required: true, default: 0 },
  calendarSequence: { type: Number, required: true, default: 0 },
  feedbackNudges: { type: Number, required: true, default: 0 },
  answers: { type: [keptAnswerSchema], default: [] },
});
interviewSchema.plugin(recordFields);
interviewSchema.index({ candidateId: 1, createdAt: -1 });
interviewSchema.index({ 'interviewers.userId': 1, startsAt: 1 });
interviewSchema.index({ status: 1, startsAt: 1 });
interviewSchema.index({ status: 1, endsAt: 1 });
interviewSchema.index({ status: 1, feedbackNudges: 1, closedAt: 1 });

export const VettingInterviewModel = model<VettingInterviewRecord>(
  'VettingInterview',
  interviewSchema,
  'vetting_interviews',
);

/** One row for each person whose time is booked: concurrent bookings conflict on it. */
interface HeldTime {
  _id: Types.ObjectId;
  changes: number;
}
export const HeldTimeModel = model<HeldTime>(
  'VettingHeldTime',
  new Schema<HeldTime>(
    { _id: { type: Schema.Types.ObjectId, required: true }, changes: { type: Number, default: 0 } },
    { versionKey: false },
  ),
  'vetting_held_times',
);
