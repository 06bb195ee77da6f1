import {
  evaluationMachine,
  goalStates,
  type Criterion,
  type EvaluationState,
  type GoalState,
  type Money,
  type Rating,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../db/record-fields.ts';
import { anyText, whereSet } from '../../db/set-values.ts';

export interface GoalRecord {
  _id: Types.ObjectId;
  text: string;
  dueOn: string | null;
  status: GoalState;
  /** Carried over from the previous evaluation. */
  carried: boolean;
}

/** The client's feedback from a call or meeting, and who typed it. */
export interface ClientInputRecord {
  name: string;
  text: string;
  by: Types.ObjectId | null;
  at: Date;
}

/** The text of an evaluation before it was reopened. */
export interface EvaluationRevision {
  at: Date;
  by: Types.ObjectId | null;
  ratings: Rating[];
  strengths: string;
  improvements: string;
  goals: GoalRecord[];
  memberComment: string | null;
}

/** A member's results in one cycle, as their reviewer sees them. */
export interface EvaluationRecord extends RecordFields {
  memberId: Types.ObjectId;
  /** The member's account. */
  userId: Types.ObjectId;
  /** Contractors only: for merging and erasing. */
  candidateId: Types.ObjectId | null;
  cycle: string;
  /** The folded name of the cycle while it is taken; null once cancelled. */
  cycleKey: string | null;
  periodStart: string;
  periodEnd: string;
  dueOn: string;
  reviewerUserId: Types.ObjectId;
  status: EvaluationState;
  previousStatus: EvaluationState | null;
  /** A copy: templates change, evaluations that have begun do not. */
  criteria: Criterion[];
  selfRatings: Rating[];
  selfDueOn: string | null;
  ratings: Rating[];
  strengths: string;
  improvements: string;
  goals: GoalRecord[];
  clientInput: ClientInputRecord | null;
  /** When the client last answered by a link; the answers are separate records. */
  inputAt: Date | null;
  /** 🔒 For the member's managers and reviewer. */
  managerOnlyNote: string | null;
  rateSuggestion: Money | null;
  /** Why it was returned, cancelled or reopened. */
  note: string | null;
  submittedAt: Date | null;
  sharedAt: Date | null;
  acknowledgedAt: Date | null;
  memberComment: string | null;
  revisions: EvaluationRevision[];
  /** When reviewer and member were notified that it is near, and the reviewer that it is late. */
  noticeAt: Date | null;
  lateNoticeAt: Date | null;
  /** Number of reminders to the member to read it. */
  reminders: number;
}

const text = { type: String, default: null } as const;
const moment = { type: Date, default: null } as const;
const mixed = { type: Schema.Types.Mixed, default: null } as const;
const id = { type: Schema.Types.ObjectId, required: true } as const;

const ratingShape = {
  _id: false,
  criterionId: { type: String, required: true },
  score: { type: Number, default: null },
  comment: text,
} as const;
const goalSchema = new Schema<GoalRecord>({
  text: { type: String, required: true },
  dueOn: text,
  status: { type: String, enum: goalStates, required: true, default: 'open' },
  carried: { type: Boolean, required: true, default: false },
});

const evaluationSchema = new Schema<EvaluationRecord>({
  memberId: id,
  userId: id,
  candidateId: { type: Schema.Types.ObjectId, default: null },
  cycle: { type: String, required: true },
  cycleKey: text,
  periodStart: { type: String, required: true },
  periodEnd: { type: String, required: true },
  dueOn: { type: String, required: true },
  reviewerUserId: id,
  status: {
    type: String,
    enum: evaluationMachine.states,
    required: true,
    default: evaluationMachine.initial,
  },
  previousStatus: text,
  criteria: [
    {
      _id: false,
      id: { type: String, required: true },
      name: { type: String, required: true },
      description: { type: String, default: '' },
      weight: { type: Number, required: true },
    },
  ],
  selfRatings: { type: [ratingShape], default: [] },
  selfDueOn: text,
  ratings: { type: [ratingShape], default: [] },
  strengths: { type: String, default: '' },
  improvements: { type: String, default: '' },
  goals: { type: [goalSchema], default: [] },
  clientInput: mixed,
  inputAt: moment,
  managerOnlyNote: text,
  rateSuggestion: mixed,
  note: text,
  submittedAt: moment,
  sharedAt: moment,
  acknowledgedAt: moment,
  memberComment: text,
  revisions: { type: Schema.Types.Mixed, default: [] },
  noticeAt: moment,
  lateNoticeAt: moment,
  reminders: { type: Number, required: true, default: 0 },
});
evaluationSchema.plugin(recordFields);
evaluationSchema.index(
  { memberId: 1, cycleKey: 1 },
  { unique: true, ...whereSet('cycleKey', anyText, liveOnly) },
);
evaluationSchema.index({ memberId: 1, periodEnd: -1 });
evaluationSchema.index({ status: 1, dueOn: 1, _id: 1 });
evaluationSchema.index({ reviewerUserId: 1, status: 1 });
evaluationSchema.index({ candidateId: 1 });

export const EvaluationModel = model<EvaluationRecord>(
  'Evaluation',
  evaluationSchema,
  'evaluations',
);
