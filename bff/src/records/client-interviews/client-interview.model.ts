import {
  clientInterviewKinds,
  clientInterviewSides,
  clientInterviewStates,
  interviewPlaces,
  noShowParties,
  type ClientInterviewKind,
  type ClientInterviewSide,
  type ClientInterviewState,
  type InterviewPlace,
  type NoShowParty,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { keptAnswerSchema, type KeptAnswer } from '../../calendars/invitation-answers.ts';
import { remindedSchema } from '../../calendars/reminded.schema.ts';
import type { Reminded } from '../../calendars/reminders.ts';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

export interface InterviewHost {
  userId: Types.ObjectId;
  side: ClientInterviewSide;
}

/** The client's request for another time. */
export interface MoveWish {
  by: Types.ObjectId | null;
  at: Date;
  days: string[];
  note: string;
}

/** An interview of an application, with the client or within the agency. */
export interface ClientInterviewRecord extends RecordFields {
  applicationId: Types.ObjectId;
  candidateId: Types.ObjectId;
  jobId: Types.ObjectId;
  companyId: Types.ObjectId;
  kind: ClientInterviewKind;
  round: string;
  status: ClientInterviewState;
  startsAt: Date;
  endsAt: Date;
  /** When this time was agreed; null in rows older than the reminders that use it. */
  timeSetAt: Date | null;
  reminded: Reminded | null;
  /** When the platform asked for the outcome, or recorded it itself. */
  outcomeAskedAt: Date | null;
  durationMin: number;
  place: InterviewPlace;
  placeValue: string | null;
  /** Visible to all invited people. */
  message: string | null;
  hosts: InterviewHost[];
  organiserId: Types.ObjectId;
  /** The original time, kept until the request is answered. */
  ask: MoveWish | null;
  cancelReason: string | null;
  noShowParty: NoShowParty | null;
  endNote: string | null;
  /** When it ended, or was recorded as not held. */
  closedAt: Date | null;
  /** When the client's participants were asked for feedback; once. */
  feedbackAskedAt: Date | null;
  /** Number of calendar messages about it after the first. */
  calendarSequence: number;
  /** Participants' answers to the invitation, one each; absent before the first answer. */
  answers?: KeptAnswer[];
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;
const text = { type: String, default: null } as const;
const moment = { type: Date, required: true } as const;

const wishSchema = new Schema<MoveWish>(
  {
    by: { type: Schema.Types.ObjectId, default: null },
    at: moment,
    days: { type: [String], default: [] },
    note: { type: String, required: true },
  },
  { _id: false },
);

const interviewSchema = new Schema<ClientInterviewRecord>({
  applicationId: reference,
  candidateId: reference,
  jobId: reference,
  companyId: reference,
  kind: { type: String, enum: clientInterviewKinds, required: true },
  round: { type: String, required: true },
  status: { type: String, enum: clientInterviewStates, required: true, default: 'confirmed' },
  startsAt: moment,
  endsAt: moment,
  timeSetAt: { type: Date, default: null },
  reminded: { type: remindedSchema, default: null },
  outcomeAskedAt: { type: Date, default: null },
  durationMin: { type: Number, required: true },
  place: { type: String, enum: interviewPlaces, required: true },
  placeValue: text,
  message: text,
  hosts: {
    type: [
      new Schema<InterviewHost>(
        { userId: reference, side: { type: String, enum: clientInterviewSides, required: true } },
        { _id: false },
      ),
    ],
    required: true,
  },
  organiserId: reference,
  ask: { type: wishSchema, default: null },
  cancelReason: text,
  noShowParty: { type: String, enum: [...noShowParties, null], default: null },
  endNote: text,
  closedAt: { type: Date, default: null },
  feedbackAskedAt: { type: Date, default: null },
  calendarSequence: { type: Number, required: true, default: 0 },
  answers: { type: [keptAnswerSchema], default: [] },
});
interviewSchema.plugin(recordFields);
interviewSchema.index({ applicationId: 1, startsAt: -1 });
interviewSchema.index({ companyId: 1, startsAt: 1 });
interviewSchema.index({ 'hosts.userId': 1, startsAt: 1 });
interviewSchema.index({ candidateId: 1, startsAt: 1 });
interviewSchema.index({ endsAt: 1 });
interviewSchema.index({ status: 1, startsAt: 1 });

export const ClientInterviewModel = model<ClientInterviewRecord>(
  'ClientInterview',
  interviewSchema,
  'client_interviews',
);
