import {
  clientInterviewKinds,
  clientInterviewSides,
  hostRules,
  interviewPlaces,
  scheduleModes,
  scheduleRequestStates,
  type ClientInterviewKind,
  type HostRule,
  type InviteeCancelReason,
  type InterviewPlace,
  type ScheduleMode,
  type ScheduleRequestState,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';
import type { ClientInterviewNow } from '../client-interviews/interviews-between.ts';

type InterviewHost = ClientInterviewNow['hosts'][number];

export interface ProposedTime {
  startsAt: Date;
  endsAt: Date;
}

/** The round of an application whose interview is scheduled by the invitee's choice. */
export interface PlannedRound {
  applicationId: Types.ObjectId;
  kind: ClientInterviewKind;
  round: string;
  hosts: InterviewHost[];
}

/** A link through which the invitee chooses the time of an interview, and its outcome. */
export interface ScheduleRequestRecord extends RecordFields {
  candidateId: Types.ObjectId;
  /**
   * For an application's round, the id is assigned with the link and the interview exists from the
   * choice on.
   */
  interviewId: Types.ObjectId;
  /** Null for a vetting interview. */
  planned: PlannedRound | null;
  status: ScheduleRequestState;
  previousStatus: ScheduleRequestState | null;
  /** Whether the link still leads to the interview: one open link for each interview. */
  isOpen: boolean;
  mode: ScheduleMode;
  hostRule: HostRule;
  /** Hosts whose time the offered moments take while they are held. */
  hostIds: Types.ObjectId[];
  organiserId: Types.ObjectId;
  /** The client user who proposed the times; null if the agency did. */
  proposedBy: Types.ObjectId | null;
  durationMin: number;
  noticeHours: number;
  horizonDays: number;
  place: InterviewPlace;
  placeValue: string | null;
  message: string | null;
  inviteeTimeZone: string;
  /** The only moments to choose from; if empty, any free time. */
  offered: Date[];
  holdUntil: Date | null;
  /** Times that the invitee proposed instead. */
  windows: ProposedTime[];
  windowsNote: string | null;
  phone: string | null;
  question: string | null;
  accessNeeds: string | null;
  /** Guests of the invitee; absent in links from before this was asked. */
  attendees?: { name: string; email: string }[];
  /** The chosen time, kept also when the interview later gets another link. */
  startsAt: Date | null;
  endsAt: Date | null;
  /** How often the invitee moved it. */
  moves: number;
  cancelReason: InviteeCancelReason | null;
  cancelNote: string | null;
  cancelledAt: Date | null;
  /** When the invitee asked for a new time; missing on requests older than this field. */
  askedAgainAt?: Date | null;
  sentAt: Date;
  expiresAt: Date;
  /** Number of reminders to choose that have come due. */
  remindersDue: number;
}

const text = { type: String, default: null } as const;
const moment = { type: Date, default: null } as const;
const reference = { type: Schema.Types.ObjectId, required: true } as const;

const plannedSchema = new Schema<PlannedRound>(
  {
    applicationId: reference,
    kind: { type: String, enum: clientInterviewKinds, required: true },
    round: { type: String, required: true },
    hosts: {
      type: [
        new Schema<InterviewHost>(
          { userId: reference, side: { type: String, enum: clientInterviewSides, required: true } },
          { _id: false },
        ),
      ],
      required: true,
    },
  },
  { _id: false },
);

const requestSchema = new Schema<ScheduleRequestRecord>({
  candidateId: reference,
  interviewId: reference,
  planned: { type: plannedSchema, default: null },
  status: { type: String, enum: scheduleRequestStates, required: true, default: 'draft' },
  previousStatus: text,
  isOpen: { type: Boolean, required: true, default: true },
  mode: { type: String, enum: scheduleModes, required: true },
  hostRule: { type: String, enum: hostRules, required: true },
  hostIds: { type: [Schema.Types.ObjectId], required: true },
  organiserId: reference,
  proposedBy: { type: Schema.Types.ObjectId, default: null },
  durationMin: { type: Number, required: true },
  noticeHours: { type: Number, required: true },
  horizonDays: { type: Number, required: true },
  place: { type: String, enum: interviewPlaces, required: true },
  placeValue: text,
  message: text,
  inviteeTimeZone: { type: String, required: true },
  offered: { type: [Date], default: [] },
  holdUntil: moment,
  windows: {
    type: [
      new Schema<ProposedTime>(
        { startsAt: { type: Date, required: true }, endsAt: { type: Date, required: true } },
        { _id: false },
      ),
    ],
    default: [],
  },
  windowsNote: text,
  phone: text,
  question: text,
  accessNeeds: text,
  attendees: { type: [Schema.Types.Mixed], default: undefined } as never,
  startsAt: moment,
  endsAt: moment,
  moves: { type: Number, required: true, default: 0 },
  cancelReason: text,
  cancelNote: text,
  cancelledAt: moment,
  askedAgainAt: moment,
  sentAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
  remindersDue: { type: Number, required: true, default: 0 },
});
requestSchema.plugin(recordFields);
requestSchema.index(
  { interviewId: 1 },
  { unique: true, partialFilterExpression: { isOpen: true }, name: 'one_open_link' },
);
requestSchema.index({ interviewId: 1, createdAt: -1 });
requestSchema.index({ candidateId: 1, createdAt: -1 });
requestSchema.index({ 'planned.applicationId': 1, createdAt: -1 });
requestSchema.index({ status: 1, expiresAt: 1 });
requestSchema.index({ hostIds: 1, holdUntil: 1 });

export const ScheduleRequestModel = model<ScheduleRequestRecord>(
  'ScheduleRequest',
  requestSchema,
  'schedule_requests',
);
