import {
  currencies,
  jobPriorities,
  jobStates,
  languageLevels,
  primaryRoles,
  seniorities,
} from '@muster/contracts';
import type { Currency, LanguageLevel } from '@muster/contracts';
import { Schema, model } from 'mongoose';
import type { Types } from 'mongoose';
import { recordFields } from '../../db/record-fields.ts';
import type { RecordFields } from '../../db/record-fields.ts';

export const engagements = [
  'full_time_contract',
  'part_time_contract',
  'hourly_project',
  'contract_to_hire',
  'permanent',
] as const;

export const jobTeamFunctions = [
  'lead_recruiter',
  'recruiter',
  'sourcer',
  'vetter',
  'account_manager',
  'observer',
] as const;

/** E42: somebody who works on a job; gives access to its row. */
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

/** E40: what a client wants to fill. */
export interface Job extends RecordFields {
  /** `J-00123`. */
  number: string;
  companyId: Types.ObjectId;
  title: string;
  titleKey: string;
  status: (typeof jobStates)[number];
  description: string | null;
  engagement: (typeof engagements)[number];
  hoursPerWeek: number;
  durationMonths: number | null;
  seniority: (typeof seniorities)[number] | null;
  primaryRole: (typeof primaryRoles)[number] | null;
  skillIds: Types.ObjectId[];
  englishMin: LanguageLevel;
  locationPolicy: 'anywhere' | 'countries' | 'timezones' | 'on_site';
  countries: string[];
  /** What the client pays. */
  billRate: RateRange | null;
  /** What the person gets 🔒. */
  payRate: RateRange | null;
  openedDate: string | null;
  targetStartDate: string | null;
  deadline: string | null;
  priority: (typeof jobPriorities)[number];
  /** Only its team, owners and admins know of it. */
  confidential: boolean;
  /** Cached from the seats. */
  positionsCount: number;
  positionsFilled: number;
  accountManagerId: Types.ObjectId;
  leadRecruiterId: Types.ObjectId | null;
  team: JobTeamMember[];
  poolIds: Types.ObjectId[];
  /** Client people who interview, and those who supervise its seats. */
  interviewerIds: Types.ObjectId[];
  supervisorIds: Types.ObjectId[];
  submissionLimit: number | null;
  visibility: 'internal' | 'referral' | 'public';
  closedAt: Date | null;
}

const text = { type: String, default: null } as const;
const reference = { type: Schema.Types.ObjectId, default: null } as const;
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

const jobSchema = new Schema<Job>({
  number: { type: String, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  title: { type: String, required: true },
  titleKey: { type: String, required: true },
  status: { type: String, enum: jobStates, required: true, default: 'draft' },
  description: text,
  engagement: { type: String, enum: engagements, required: true },
  hoursPerWeek: { type: Number, required: true, min: 1, max: 60, default: 40 },
  durationMonths: { type: Number, default: null },
  seniority: { type: String, enum: [...seniorities, null], default: null },
  primaryRole: { type: String, enum: [...primaryRoles, null], default: null },
  skillIds: references,
  englishMin: { type: String, enum: languageLevels, required: true, default: 'B2' },
  locationPolicy: {
    type: String,
    enum: ['anywhere', 'countries', 'timezones', 'on_site'],
    required: true,
    default: 'anywhere',
  },
  countries: { type: [String], default: [] },
  billRate: { type: rateRangeSchema, default: null },
  payRate: { type: rateRangeSchema, default: null },
  openedDate: text,
  targetStartDate: text,
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
  submissionLimit: { type: Number, default: null },
  visibility: {
    type: String,
    enum: ['internal', 'referral', 'public'],
    required: true,
    default: 'internal',
  },
  closedAt: { type: Date, default: null },
});
jobSchema.plugin(recordFields);
jobSchema.index({ number: 1 }, { unique: true });
jobSchema.index({ companyId: 1, status: 1 });
jobSchema.index({ leadRecruiterId: 1, status: 1 });
jobSchema.index({ accountManagerId: 1, status: 1 });
jobSchema.index({ 'team.userId': 1, status: 1 });
for (const key of ['titleKey', 'status', 'openedDate', 'createdAt'])
  jobSchema.index({ deletedAt: 1, [key]: 1, _id: 1 });

export const JobModel = model<Job>('Job', jobSchema, 'jobs');
