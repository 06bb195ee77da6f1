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

/** How an application ended, and where it stood. */
export interface ApplicationExit {
  at: Date;
  by: Types.ObjectId | null;
  side: ApplicationSide;
  /** Null where it ended with something else: a merge, a move to another job. */
  reasonId: Types.ObjectId | null;
  note: string | null;
  /** What the client may read of it. */
  clientNote: string | null;
  /** When the person knows, and how; in the future while a mail waits. */
  toldAt: Date | null;
  toldBy: 'mail' | 'word' | null;
  /** Why the mail that was to tell them never reached them. */
  missedAs?: MissedTelling | null;
  /** The client wants to see them again, for another of its jobs. */
  forOtherJob?: boolean;
  stageId: string;
  stageKind: ApplicationStageKind;
}

/** What a client asked for: a round of interviews, and days for it. */
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

/** A person on a job. */
export interface Application extends RecordFields {
  jobId: Types.ObjectId;
  /** The job's client, which does not change once the job has candidates. */
  companyId: Types.ObjectId;
  candidateId: Types.ObjectId;
  status: (typeof applicationStates)[number];
  stageId: string;
  /** The kind of the stage, on which all behaviour hangs. */
  stageKind: ApplicationStageKind;
  stageEnteredAt: Date;
  lastActivityAt: Date;
  /** Order inside a stage. */
  rank: number;
  onHold: boolean;
  holdUntil: string | null;
  holdNote: string | null;
  /** Since when it is on hold. */
  heldSince?: Date | null;
  lastStep?: LastStep | null;
  /**
   * From when the clock of the stage counts, and from when the client's: later than they began by
   * the times on hold, its own and the job's. Null where it never was.
   */
  stageClockFrom?: Date | null;
  clientClockFrom?: Date | null;
  /** 2 and more for a candidate who was on this job before. */
  attempt: number;
  sourceKind: (typeof applicationSources)[number];
  /** The application that it goes on from, on another job. */
  movedFromId: Types.ObjectId | null;
  ownerUserId: Types.ObjectId;
  candidateInterest: (typeof candidateInterests)[number];
  clientDecision: (typeof clientDecisions)[number];
  /** 0: nothing of it ever reached the client. */
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
  /** Message to the client about this person. Rich text. */
  introduction: string | null;
  /** A bio of the person, or one written for this job; the second wins. */
  bioId: Types.ObjectId | null;
  bioOverride: string | null;
  /** What of the person the client is to see; null for the skills: those that the job asks for. */
  shownAttachmentIds: Types.ObjectId[];
  shownSkillIds: Types.ObjectId[] | null;
  /** Answers of the screening; missing on applications of before they could be shown. */
  shownAnswerIds?: Types.ObjectId[];
  availableFrom: string | null;
  noticeDays: number | null;
  /** Why it goes on without the person's yes. */
  interestNote: string | null;
  interestAskedAt: Date | null;
  /** What the recruiter wrote along with the question. */
  interestMessage: string | null;
  /** When the person was asked once more. */
  interestRemindedAt: Date | null;
  interviews: InterviewRequest[];
  /** The day on which the work begins, as agreed with the selection. */
  agreedStart: string | null;
  /** How often the client was reminded of the present submission. */
  clientNudges: number;
  /** When the last of these reminders went out. */
  clientNudgedAt?: Date | null;
  /** When a staff member last reminded the client of it. */
  clientRemindedAt?: Date | null;
  /** When the answer that the person was promised at this stage did not come. */
  promiseMissedAt?: Date | null;
  /** When the owner was asked to tell the person of the rejection. */
  toldTaskAt: Date | null;
  /** Why a candidate without vetting is submitted to the client. */
  vettingOverride: string | null;
  /** 0–100, from the last run of the matching; null before it. */
  matchScore: number | null;
  /** The same without the rate, for readers who may not know rates. */
  matchScoreWithoutRate: number | null;
  /** Versions of the job of which the person was told by mail. */
  jobVersionsTold: number[];
  exit: ApplicationExit | null;
  /** It was taken up again after the client's sight of it ended: a new version shows it. */
  awaitsResubmit?: boolean;
  /** When the person took back what the client was shown. */
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
// Those that wait for their first score.
applicationSchema.index({ status: 1, matchScore: 1 });
applicationSchema.index({ ownerUserId: 1, status: 1 });
applicationSchema.index({ companyId: 1, status: 1, stageKind: 1 });
applicationSchema.index({ companyId: 1, submittedAt: 1 });
// What clients decided in the last days.
applicationSchema.index({ lastActivityAt: -1, _id: -1 });
// What changed since it was read.
applicationSchema.index({ updatedAt: 1 });

export const ApplicationModel = model<Application>(
  'Application',
  applicationSchema,
  'applications',
);
