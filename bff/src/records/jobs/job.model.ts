import {
  currencies,
  engagements,
  jobPriorities,
  jobStates,
  jobTeamFunctions,
  jobVisibilities,
  languageLevels,
  locationPolicies,
  primaryRoles,
  seniorities,
  skillLevels,
  type clientJobFields,
  type Currency,
  type LanguageLevel,
} from '@muster/contracts';
import { Schema, model, type SchemaDefinition, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A member of the job's team; gives access to the job. */
export interface JobTeamMember {
  userId: Types.ObjectId;
  function: (typeof jobTeamFunctions)[number];
  responsible: boolean;
}

/** A range of money in minor units. */
export interface RateRange {
  minMinor: number | null;
  maxMinor: number | null;
  currency: Currency;
  unit: 'hour' | 'month';
}

/** A skill that a job requires. */
export interface JobSkill {
  skillId: Types.ObjectId;
  /** Null: any. */
  minLevel: (typeof skillLevels)[number] | null;
  minYears: number | null;
  /** A must-have; only among the required skills. */
  must: boolean;
}

/** A round of the client's interviews. */
export interface InterviewRound {
  name: string;
  durationMinutes: number;
  /** Users of the client, by account. */
  interviewerIds: Types.ObjectId[];
}

/** A day on which the job was opened; the last one counts. */
export interface JobOpening {
  date: string;
  at: Date;
  by: Types.ObjectId | null;
  /** State of the previous search, which this opening replaced. */
  before?: Pick<Job, 'openedDate' | 'closedAt' | 'firstSubmissionAt'>;
}

/** A past time on hold. */
export interface JobHoldTime {
  from: Date;
  to: Date;
}

/** Fields of a job that its client reads. */
export type ClientFacts = Pick<Job, (typeof clientJobFields)[number]>;

/** A position that a client wants to fill. */
export interface Job extends RecordFields {
  /** `J-00123`. */
  number: string;
  companyId: Types.ObjectId;
  title: string;
  titleKey: string;
  status: (typeof jobStates)[number];
  /** Rich text, as in notes. */
  description: string | null;
  mustHave: string | null;
  niceToHave: string | null;
  engagement: (typeof engagements)[number];
  hoursPerWeek: number;
  durationMonths: number | null;
  seniority: (typeof seniorities)[number] | null;
  primaryRole: (typeof primaryRoles)[number] | null;
  /** All skills of the two lists, for indexes and counts. */
  skillIds: Types.ObjectId[];
  skillsRequired: JobSkill[];
  skillsNice: JobSkill[];
  englishMin: LanguageLevel;
  locationPolicy: (typeof locationPolicies)[number];
  countries: string[];
  /** IANA time zone whose working day must overlap by `overlapHours`. */
  timeZoneBase: string | null;
  overlapHours: number | null;
  /** The client's rate. */
  billRate: RateRange | null;
  /** The contractor's rate 🔒. */
  payRate: RateRange | null;
  openedDate: string | null;
  /** All openings, the first one first; `openedDate` is that of the last one, or its correction. */
  openings: JobOpening[];
  targetStartDate: string | null;
  deadline: string | null;
  priority: (typeof jobPriorities)[number];
  /** Only its team, owners and admins may see it. */
  confidential: boolean;
  /** Cached counts of the seats. */
  positionsCount: number;
  positionsFilled: number;
  accountManagerId: Types.ObjectId;
  leadRecruiterId: Types.ObjectId | null;
  team: JobTeamMember[];
  poolIds: Types.ObjectId[];
  /** Client users who interview, and those who supervise its seats. */
  interviewerIds: Types.ObjectId[];
  supervisorIds: Types.ObjectId[];
  interviewPlan: InterviewRound[];
  submissionLimit: number | null;
  visibility: (typeof jobVisibilities)[number];
  pipelineTemplateId: Types.ObjectId | null;
  /** The version last sent to the client, and when. */
  clientVersion: ({ at: Date } & ClientFacts) | null;
  /** When it was put on hold; deadlines stop meanwhile. */
  holdSince: Date | null;
  /** Earlier times on hold. */
  holds: JobHoldTime[];
  stateNote: string | null;
  /** When a request was last returned to its client. */
  sentBackAt?: Date | null;
  closedAt: Date | null;
  /** When it was last closed or cancelled, even if reopened since. */
  lastClosedAt: Date | null;
  closeReasonId: Types.ObjectId | null;
  closeNote: string | null;
  copiedFromId: Types.ObjectId | null;
  /** The client user who requested it. */
  requestedBy: Types.ObjectId | null;
  /** The form that it came from. */
  intakeId: Types.ObjectId | null;
  firstSubmissionAt: Date | null;
  /** When those responsible were notified that the first submission is late. */
  submissionLateAt?: Date | null;
  firstInterviewAt: Date | null;
  filledAt: Date | null;
}

const text = { type: String, default: null } as const;
const reference = { type: Schema.Types.ObjectId, default: null } as const;
const moment = { type: Date, default: null } as const;
const references = { type: [Schema.Types.ObjectId], default: [] };

const rateRangeSchema = new Schema<RateRange>(
  {
    minMinor: { type: Number, default: null },
    maxMinor: { type: Number, default: null },
    currency: { type: String, enum: currencies, required: true },
    unit: { type: String, enum: ['hour', 'month'], required: true },
  },
  { _id: false },
);
const teamMemberSchema = new Schema<JobTeamMember>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    function: { type: String, enum: jobTeamFunctions, required: true },
    responsible: { type: Boolean, required: true, default: false },
  },
  { _id: false },
);

const skillSchema = new Schema<JobSkill>(
  {
    skillId: { type: Schema.Types.ObjectId, required: true },
    minLevel: { type: String, enum: [...skillLevels, null], default: null },
    minYears: { type: Number, default: null, min: 0 },
    must: { type: Boolean, required: true, default: false },
  },
  { _id: false },
);
const roundSchema = new Schema<InterviewRound>(
  {
    name: { type: String, required: true },
    durationMinutes: { type: Number, required: true },
    interviewerIds: references,
  },
  { _id: false },
);
const searchSchema = new Schema<NonNullable<JobOpening['before']>>(
  { openedDate: text, closedAt: moment, firstSubmissionAt: moment },
  { _id: false },
);
const openingSchema = new Schema<JobOpening>(
  {
    date: { type: String, required: true },
    at: { type: Date, required: true },
    by: reference,
    before: searchSchema,
  },
  { _id: false },
);
const holdSchema = new Schema<JobHoldTime>(
  { from: { type: Date, required: true }, to: { type: Date, required: true } },
  { _id: false },
);

const clientFacts: SchemaDefinition<ClientFacts> = {
  title: { type: String, required: true },
  description: text,
  mustHave: text,
  niceToHave: text,
  engagement: { type: String, enum: engagements, required: true },
  hoursPerWeek: { type: Number, required: true, min: 1, max: 60, default: 40 },
  durationMonths: { type: Number, default: null },
  seniority: { type: String, enum: [...seniorities, null], default: null },
  primaryRole: { type: String, enum: [...primaryRoles, null], default: null },
  skillsRequired: { type: [skillSchema], default: [] },
  skillsNice: { type: [skillSchema], default: [] },
  englishMin: { type: String, enum: languageLevels, required: true, default: 'B2' },
  locationPolicy: {
    type: String,
    enum: locationPolicies,
    required: true,
    default: 'anywhere',
  },
  countries: { type: [String], default: [] },
  timeZoneBase: text,
  overlapHours: { type: Number, default: null },
  billRate: { type: rateRangeSchema, default: null },
  targetStartDate: text,
};

const jobSchema = new Schema<Job>({
  number: { type: String, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  titleKey: { type: String, required: true },
  status: { type: String, enum: jobStates, required: true, default: 'draft' },
  ...clientFacts,
  skillIds: references,
  payRate: { type: rateRangeSchema, default: null },
  openedDate: text,
  openings: { type: [openingSchema], default: [] },
  deadline: text,
  priority: { type: String, enum: jobPriorities, required: true, default: 'normal' },
  confidential: { type: Boolean, required: true, default: false },
  positionsCount: { type: Number, required: true, default: 1 },
  positionsFilled: { type: Number, required: true, default: 0 },
  accountManagerId: { type: Schema.Types.ObjectId, required: true },
  leadRecruiterId: reference,
  team: { type: [teamMemberSchema], default: [] },
  poolIds: references,
  interviewerIds: references,
  supervisorIds: references,
  interviewPlan: { type: [roundSchema], default: [] },
  submissionLimit: { type: Number, default: null },
  visibility: { type: String, enum: jobVisibilities, required: true, default: 'internal' },
  pipelineTemplateId: reference,
  clientVersion: {
    type: new Schema<NonNullable<Job['clientVersion']>>(
      { at: { type: Date, required: true }, ...clientFacts } as SchemaDefinition,
      { _id: false },
    ),
    default: null,
  },
  holdSince: moment,
  holds: { type: [holdSchema], default: [] },
  stateNote: text,
  sentBackAt: moment,
  closedAt: moment,
  lastClosedAt: moment,
  closeReasonId: reference,
  closeNote: text,
  copiedFromId: reference,
  requestedBy: reference,
  intakeId: reference,
  firstSubmissionAt: moment,
  submissionLateAt: moment,
  firstInterviewAt: moment,
  filledAt: moment,
});
jobSchema.plugin(recordFields);
jobSchema.index({ number: 1 }, { unique: true });
// Changes since the last read.
jobSchema.index({ updatedAt: 1 });
jobSchema.index({ companyId: 1, status: 1 });
jobSchema.index({ leadRecruiterId: 1, status: 1 });
jobSchema.index({ accountManagerId: 1, status: 1 });
jobSchema.index({ 'team.userId': 1, status: 1 });
// Every list excludes rows of others' confidential jobs: these are few, and read each time.
jobSchema.index({ confidential: 1 }, { partialFilterExpression: { confidential: true } });
for (const key of ['titleKey', 'status', 'openedDate', 'createdAt'])
  jobSchema.index({ deletedAt: 1, [key]: 1, _id: 1 });

export const JobModel = model<Job>('Job', jobSchema, 'jobs');
