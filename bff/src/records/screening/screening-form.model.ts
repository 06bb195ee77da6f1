import {
  answerLanguages,
  answerTypes,
  screeningFormMachine,
  screeningMailLanguages,
  type QuestionFields,
  type ScreeningFormState,
  type ScreeningMailLanguage,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A question as asked: the wording when it was added to the form. */
export interface AskedQuestion extends Omit<QuestionFields, 'isActive'> {
  key: Types.ObjectId;
  /** The pool question of which it is a copy; null if it was written for this form. */
  source: { poolId: Types.ObjectId; questionId: Types.ObjectId; revision: number } | null;
}

/** A questionnaire for one candidate. */
export interface ScreeningFormRecord extends RecordFields {
  candidateId: Types.ObjectId;
  poolId: Types.ObjectId | null;
  jobId: Types.ObjectId | null;
  title: string;
  intro: string | null;
  questions: AskedQuestion[];
  status: ScreeningFormState;
  previousStatus: ScreeningFormState | null;
  /** A draft, or open to answers: one for each candidate, pool and job. */
  isLive: boolean;
  dueInDays: number;
  dueAt: Date | null;
  expiresAt: Date | null;
  sentTo: string | null;
  sentBy: Types.ObjectId | null;
  sentAt: Date | null;
  /** The language of the e-mails about it. */
  mailLanguage: ScreeningMailLanguage;
  /** Planned time of the e-mail; null: at once. */
  mailAt: Date | null;
  firstOpenedAt: Date | null;
  /** When the last answer was saved. */
  autosaveAt: Date | null;
  submittedAt: Date | null;
  reminders: number;
  /** Number of reminders before the end whose time has passed. */
  remindersDue: number;
  lastReminderAt: Date | null;
  followUpOf: Types.ObjectId | null;
  score: number | null;
  reviewedBy: Types.ObjectId | null;
  reviewedAt: Date | null;
  /** Hashes of the browsers that may answer; empty until it is started. */
  devices: string[];
}

const askedQuestionSchema = new Schema<AskedQuestion>(
  {
    key: { type: Schema.Types.ObjectId, required: true },
    source: { type: Schema.Types.Mixed, default: null },
    text: { type: String, required: true },
    help: { type: String, default: null },
    answerType: { type: String, enum: answerTypes, required: true },
    options: { type: [String], default: [] },
    required: { type: Boolean, required: true },
    maxLength: { type: Number, default: null },
    min: { type: Number, default: null },
    max: { type: Number, default: null },
    knockOut: { type: Schema.Types.Mixed, default: null },
    idealAnswer: { type: String, default: null },
    competency: { type: String, default: null },
    weight: { type: Number, required: true },
    timeMinutes: { type: Number, default: null },
    answerLanguage: { type: String, enum: answerLanguages, required: true },
  },
  { _id: false },
);

const formSchema = new Schema<ScreeningFormRecord>({
  candidateId: { type: Schema.Types.ObjectId, required: true },
  poolId: { type: Schema.Types.ObjectId, default: null },
  jobId: { type: Schema.Types.ObjectId, default: null },
  title: { type: String, required: true },
  intro: { type: String, default: null },
  questions: { type: [askedQuestionSchema], required: true },
  status: { type: String, enum: screeningFormMachine.states, required: true, default: 'draft' },
  previousStatus: { type: String, default: null },
  isLive: { type: Boolean, required: true, default: true },
  dueInDays: { type: Number, required: true },
  dueAt: { type: Date, default: null },
  expiresAt: { type: Date, default: null },
  sentTo: { type: String, default: null },
  sentBy: { type: Schema.Types.ObjectId, default: null },
  sentAt: { type: Date, default: null },
  mailLanguage: { type: String, enum: screeningMailLanguages, default: 'en' },
  mailAt: { type: Date, default: null },
  firstOpenedAt: { type: Date, default: null },
  autosaveAt: { type: Date, default: null },
  submittedAt: { type: Date, default: null },
  reminders: { type: Number, required: true, default: 0 },
  remindersDue: { type: Number, required: true, default: 0 },
  lastReminderAt: { type: Date, default: null },
  followUpOf: { type: Schema.Types.ObjectId, default: null },
  score: { type: Number, default: null },
  reviewedBy: { type: Schema.Types.ObjectId, default: null },
  reviewedAt: { type: Date, default: null },
  devices: { type: [String], default: [] },
});
formSchema.plugin(recordFields);
formSchema.index(
  { candidateId: 1, poolId: 1, jobId: 1 },
  { unique: true, partialFilterExpression: { ...liveOnly, isLive: true } },
);
formSchema.index({ candidateId: 1, createdAt: -1 });
formSchema.index({ status: 1, expiresAt: 1 });
formSchema.index({ jobId: 1, createdAt: -1 }, { sparse: true });

export const ScreeningFormModel = model<ScreeningFormRecord>(
  'ScreeningForm',
  formSchema,
  'screening_forms',
);
