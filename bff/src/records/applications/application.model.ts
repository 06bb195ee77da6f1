import {
  applicationSides,
  applicationSources,
  applicationStageKinds,
  applicationStates,
  candidateInterests,
  clientDecisions,
  currencies,
  missedTellings,
  type ApplicationSide,
  type ApplicationStageKind,
  type Currency,
  type MissedTelling,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** Money in minor units. */
export interface ProposedRate {
  amountMinor: number;
  currency: Currency;
  unit: 'hour' | 'month';
}

/** How and at which stage an application ended. */
export interface ApplicationExit {
  at: Date;
  by: Types.ObjectId | null;
  side: ApplicationSide;
  /** Null if something else ended it: a merge, a move to another job. */
  reasonId: Types.ObjectId | null;
  note: string | null;
  /** The part the client may read. */
  clientNote: string | null;
  /** When and how the candidate is told; in the future while a mail waits. */
  toldAt: Date | null;
  toldBy: 'mail' | 'word' | null;
  /** Why the mail about it never reached the candidate. */
  missedAs?: MissedTelling | null;
  /** Whether the client wants to consider them for another of its jobs. */
  forOtherJob?: boolean;
  stageId: string;
  stageKind: ApplicationStageKind;
}

/** A client's request: a round of interviews, with preferred days. */
export interface InterviewRequest {
  _id: Types.ObjectId;
  round: string | null;
  days: string[];
  note: string;
  at: Date;
  by: Types.ObjectId | null;
}

/** What says where an application stands, and how its clocks run there. */
export type Standing = Pick<
  Application,
  | 'stageId'
  | 'stageKind'
  | 'stageEnteredAt'
  | 'stageClockFrom'
  | 'clientClockFrom'
  | 'clientNudgedAt'
  | 'rank'
  | 'onHold'
  | 'holdUntil'
  | 'holdNote'
  | 'heldSince'
>;

/** The last move, hold or resumption, as far as it can be taken back. */
export interface LastStep {
  at: Date;
  by: Types.ObjectId | null;
  /** Where it led; once the application stands elsewhere there is nothing to take back. */
  to: Pick<Application, 'stageId' | 'onHold'>;
  from: Standing;
}

/** A candidate on a job. */
export interface Application extends RecordFields {
  jobId: Types.ObjectId;
  /** The job's client, which does not change once the job has candidates. */
  companyId: Types.ObjectId;
  candidateId: Types.ObjectId;
  status: (typeof applicationStates)[number];
  stageId: string;
  /** The kind of the stage, which determines all behaviour. */
  stageKind: ApplicationStageKind;
  stageEnteredAt: Date;
  lastActivityAt: Date;
  /** Order within a stage. */
  rank: number;
  onHold: boolean;
  holdUntil: string | null;
  holdNote: string | null;
  /** When it was put on hold. */
  heldSince?: Date | null;
  lastStep?: LastStep | null;
  /**
   * Start of the stage's deadline and of the client's: later than the actual start by the times on
   * hold, its own and the job's. Null if it was never on hold.
   */
  stageClockFrom?: Date | null;
  clientClockFrom?: Date | null;
  /** 2 and more for a candidate who was on this job before. */
  attempt: number;
  sourceKind: (typeof applicationSources)[number];
  /** The application on another job that it continues. */
  movedFromId: Types.ObjectId | null;
  ownerUserId: Types.ObjectId;
  candidateInterest: (typeof candidateInterests)[number];
  clientDecision: (typeof clientDecisions)[number];
  /** 0: nothing was ever submitted to the client. */
  submissionVersion: number;
  submittedAt: Date | null;
  submittedBy: Types.ObjectId | null;
  clientSeenAt: Date | null;
  selectedAt: Date | null;
  selectedBy: Types.ObjectId | null;
  positionId: Types.ObjectId | null;
  proposedBillRate: ProposedRate | null;
  /** 🔒 */
  proposedPayRate: ProposedRate | null;
  /** Message to the client about this candidate. Rich text. */
  introduction: string | null;
  /** A bio of the candidate, or one written for this job; the second takes precedence. */
  bioId: Types.ObjectId | null;
  bioOverride: string | null;
  /** What the client sees of the candidate; null for the skills: those that the job requires. */
  shownAttachmentIds: Types.ObjectId[];
  shownSkillIds: Types.ObjectId[] | null;
  /** Screening answers; missing on applications older than this field. */
  shownAnswerIds?: Types.ObjectId[];
  availableFrom: string | null;
  noticeDays: number | null;
  /** Why it continues without the candidate's consent. */
  interestNote: string | null;
  interestAskedAt: Date | null;
  /** The recruiter's message with the question. */
  interestMessage: string | null;
  /** When the candidate was reminded of the question. */
  interestRemindedAt: Date | null;
  interviews: InterviewRequest[];
  /** First day of work, as agreed at the selection. */
  agreedStart: string | null;
  /** Number of reminders to the client about the current submission. */
  clientNudges: number;
  /** When the last of these reminders was sent. */
  clientNudgedAt?: Date | null;
  /** When a staff member last reminded the client of it. */
  clientRemindedAt?: Date | null;
  /** When the answer promised to the candidate at this stage was missed. */
  promiseMissedAt?: Date | null;
  /** When the owner was asked to tell the candidate of the rejection. */
  toldTaskAt: Date | null;
  /** Why a candidate without vetting is submitted to the client. */
  vettingOverride: string | null;
  /** 0–100, from the last matching run; null before it. */
  matchScore: number | null;
  /** The same without the rate, for readers who may not see rates. */
  matchScoreWithoutRate: number | null;
  /** Versions of the job about which the candidate was mailed. */
  jobVersionsTold: number[];
  exit: ApplicationExit | null;
  /** It was reopened after the client lost access: a new submission is needed. */
  awaitsResubmit?: boolean;
  /** When the candidate withdrew what the client was shown. */
  shareWithdrawnAt?: Date | null;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;
const optionalReference = { type: Schema.Types.ObjectId, default: null } as const;
const moment = { type: Date, default: null } as const;
const text = { type: String, default: null } as const;

const rateSchema = new Schema<ProposedRate>(
  {
    amountMinor: { type: Number, required: true },
    currency: { type: String, enum: currencies, required: true },
    unit: { type: String, enum: ['hour', 'month'], required: true },
  },
  { _id: false },
);
const exitSchema = new Schema<ApplicationExit>(
  {
    at: { type: Date, required: true },
    by: optionalReference,
    side: { type: String, enum: applicationSides, required: true },
    reasonId: optionalReference,
    note: text,
    clientNote: text,
    toldAt: moment,
    toldBy: { type: String, enum: ['mail', 'word', null], default: null },
    missedAs: { type: String, enum: [...missedTellings, null] },
    forOtherJob: { type: Boolean },
    stageId: { type: String, required: true },
    stageKind: { type: String, enum: applicationStageKinds, required: true },
  },
  { _id: false },
);

const interviewSchema = new Schema<InterviewRequest>({
  round: text,
  days: { type: [String], default: [] },
  note: { type: String, required: true },
  at: { type: Date, required: true },
  by: optionalReference,
});

const stepSchema = new Schema<LastStep>(
  {
    at: { type: Date, required: true },
    by: optionalReference,
    to: new Schema(
      {
        stageId: { type: String, required: true },
        onHold: { type: Boolean, required: true },
      },
      { _id: false },
    ),
    from: new Schema(
      {
        stageId: { type: String, required: true },
        stageKind: { type: String, enum: applicationStageKinds, required: true },
        stageEnteredAt: { type: Date, required: true },
        stageClockFrom: moment,
        clientClockFrom: moment,
        clientNudgedAt: moment,
        rank: { type: Number, required: true },
        onHold: { type: Boolean, required: true },
        holdUntil: text,
        holdNote: text,
        heldSince: moment,
      },
      { _id: false },
    ),
  },
  { _id: false },
);

const applicationSchema = new Schema<Application>({
  jobId: reference,
  companyId: reference,
  candidateId: reference,
  status: { type: String, enum: applicationStates, required: true, default: 'active' },
  stageId: { type: String, required: true },
  stageKind: { type: String, enum: applicationStageKinds, required: true },
  stageEnteredAt: { type: Date, required: true },
  lastActivityAt: { type: Date, required: true },
  rank: { type: Number, required: true },
  onHold: { type: Boolean, required: true, default: false },
  holdUntil: text,
  holdNote: text,
  heldSince: moment,
  lastStep: { type: stepSchema, default: null },
  stageClockFrom: moment,
  clientClockFrom: moment,
  clientNudgedAt: moment,
  attempt: { type: Number, required: true, default: 1 },
  sourceKind: { type: String, enum: applicationSources, required: true },
  movedFromId: optionalReference,
  ownerUserId: reference,
  candidateInterest: {
    type: String,
    enum: candidateInterests,
    required: true,
    default: 'not_asked',
  },
  clientDecision: { type: String, enum: clientDecisions, required: true, default: 'none' },
  submissionVersion: { type: Number, required: true, default: 0 },
  submittedAt: moment,
  submittedBy: optionalReference,
  clientSeenAt: moment,
  selectedAt: moment,
  selectedBy: optionalReference,
  positionId: optionalReference,
  proposedBillRate: { type: rateSchema, default: null },
  proposedPayRate: { type: rateSchema, default: null },
  introduction: text,
  bioId: optionalReference,
  bioOverride: text,
  shownAttachmentIds: { type: [Schema.Types.ObjectId], default: [] },
  shownSkillIds: { type: [Schema.Types.ObjectId], default: null },
  shownAnswerIds: { type: [Schema.Types.ObjectId], default: [] },
  availableFrom: text,
  noticeDays: { type: Number, default: null },
  interestNote: text,
  interestAskedAt: moment,
  interestMessage: text,
  interestRemindedAt: moment,
  interviews: { type: [interviewSchema], default: [] },
  agreedStart: text,
  clientNudges: { type: Number, required: true, default: 0 },
  clientRemindedAt: moment,
  promiseMissedAt: moment,
  toldTaskAt: moment,
  vettingOverride: text,
  matchScore: { type: Number, default: null },
  matchScoreWithoutRate: { type: Number, default: null },
  jobVersionsTold: { type: [Number], default: [] },
  exit: { type: exitSchema, default: null },
  awaitsResubmit: { type: Boolean },
  shareWithdrawnAt: moment,
});
applicationSchema.plugin(recordFields);
applicationSchema.index(
  { jobId: 1, candidateId: 1 },
  {
    unique: true,
    partialFilterExpression: { deletedAt: null, status: { $in: ['active', 'placed'] } },
  },
);
applicationSchema.index({ jobId: 1, stageId: 1, rank: 1 });
applicationSchema.index({ candidateId: 1, status: 1 });
applicationSchema.index({ status: 1, stageEnteredAt: 1 });
// Applications without a first score.
applicationSchema.index({ status: 1, matchScore: 1 });
applicationSchema.index({ ownerUserId: 1, status: 1 });
applicationSchema.index({ companyId: 1, status: 1, stageKind: 1 });
applicationSchema.index({ companyId: 1, submittedAt: 1 });
// Recent decisions of clients.
applicationSchema.index({ lastActivityAt: -1, _id: -1 });
// Changes since the last read.
applicationSchema.index({ updatedAt: 1 });

export const ApplicationModel = model<Application>(
  'Application',
  applicationSchema,
  'applications',
);
