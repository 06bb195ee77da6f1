import {
  backgroundSources,
  bioAudiences,
  bioStates,
  educationDegrees,
  employmentTypes,
} from '@muster/contracts';
import { Schema, type Types } from 'mongoose';

type OneOf<T extends readonly unknown[]> = T[number];

/** One job; its place in the list is its order. */
export interface ExperienceEntry {
  _id: Types.ObjectId;
  companyName: string;
  hideCompanyFromClient: boolean;
  title: string;
  employmentType: OneOf<typeof employmentTypes>;
  location: string | null;
  isRemote: boolean;
  /** Months, `YYYY-MM`, both included; without an end it is a current job. */
  startMonth: string;
  endMonth: string | null;
  description: string | null;
  skillIds: Types.ObjectId[];
  source: OneOf<typeof backgroundSources>;
  sourceAttachmentId: Types.ObjectId | null;
}

/** One course of study. */
export interface EducationEntry {
  _id: Types.ObjectId;
  school: string;
  degree: OneOf<typeof educationDegrees>;
  field: string | null;
  startYear: number | null;
  endYear: number | null;
  grade: string | null;
  description: string | null;
  source: OneOf<typeof backgroundSources>;
  sourceAttachmentId: Types.ObjectId | null;
}

/** A biography to show others. Its former texts are stored separately, in `bio_versions`. */
export interface BioEntry {
  _id: Types.ObjectId;
  title: string;
  /** Sanitised rich-text HTML. */
  body: string;
  audience: OneOf<typeof bioAudiences>;
  language: string;
  status: OneOf<typeof bioStates>;
  isDefault: boolean;
  basedOnApplicationId: Types.ObjectId | null;
  approvedBy: Types.ObjectId | null;
  approvedAt: Date | null;
  createdAt: Date;
  createdBy: Types.ObjectId | null;
  updatedAt: Date;
  updatedBy: Types.ObjectId | null;
}

const text = { type: String, default: null } as const;
const number = { type: Number, default: null } as const;
const reference = { type: Schema.Types.ObjectId, default: null } as const;
const moment = { type: Date, default: null } as const;
const source = { type: String, enum: backgroundSources, required: true } as const;

export const experienceSchema = new Schema<ExperienceEntry>({
  companyName: { type: String, required: true },
  hideCompanyFromClient: { type: Boolean, required: true },
  title: { type: String, required: true },
  employmentType: { type: String, enum: employmentTypes, required: true },
  location: text,
  isRemote: { type: Boolean, required: true },
  startMonth: { type: String, required: true },
  endMonth: text,
  description: text,
  skillIds: { type: [Schema.Types.ObjectId], default: [] },
  source,
  sourceAttachmentId: reference,
});

export const educationSchema = new Schema<EducationEntry>({
  school: { type: String, required: true },
  degree: { type: String, enum: educationDegrees, required: true },
  field: text,
  startYear: number,
  endYear: number,
  grade: text,
  description: text,
  source,
  sourceAttachmentId: reference,
});

export const bioSchema = new Schema<BioEntry>({
  title: { type: String, required: true },
  body: { type: String, required: true },
  audience: { type: String, enum: bioAudiences, required: true },
  language: { type: String, required: true },
  status: { type: String, enum: bioStates, required: true },
  isDefault: { type: Boolean, required: true },
  basedOnApplicationId: reference,
  approvedBy: reference,
  approvedAt: moment,
  createdAt: { type: Date, required: true },
  createdBy: reference,
  updatedAt: { type: Date, required: true },
  updatedBy: reference,
});
