import { scorecardStates, type ScorecardFields, type ScorecardState } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../db/record-fields.ts';
import { anyId, whereSet } from '../../db/set-values.ts';

/** The content of a scorecard before it was amended. */
export interface ScorecardRevision {
  at: Date;
  by: Types.ObjectId;
  card: ScorecardFields;
}

/** A question of the pool, as it was when the scorecard was begun. */
export interface AskedQuestion {
  id: string;
  text: string;
  competency: string | null;
  idealAnswer: string | null;
}

/**
 * One interviewer's findings from an interview, from work or from a profile; a suggested rate is
 * 🔒.
 */
export interface ScorecardRecord extends RecordFields {
  candidateId: Types.ObjectId;
  /** Null if written without an interview. */
  interviewId: Types.ObjectId | null;
  authorId: Types.ObjectId;
  /** The user who types it for the author; null if the author does. */
  typedBy: Types.ObjectId | null;
  status: ScorecardState;
  card: ScorecardFields;
  questions: AskedQuestion[];
  submittedAt: Date | null;
  revisions: ScorecardRevision[];
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;

const scorecardSchema = new Schema<ScorecardRecord>({
  candidateId: reference,
  interviewId: { type: Schema.Types.ObjectId, default: null },
  authorId: reference,
  typedBy: { type: Schema.Types.ObjectId, default: null },
  status: { type: String, enum: scorecardStates, required: true, default: 'draft' },
  card: { type: Schema.Types.Mixed, required: true },
  questions: { type: [Schema.Types.Mixed], default: [] } as never,
  submittedAt: { type: Date, default: null },
  revisions: { type: [Schema.Types.Mixed], default: [] } as never,
});
scorecardSchema.plugin(recordFields);
scorecardSchema.index(
  { interviewId: 1, authorId: 1 },
  { unique: true, ...whereSet('interviewId', anyId, liveOnly) },
);
scorecardSchema.index({ candidateId: 1, status: 1 });
scorecardSchema.index({ submittedAt: 1 });

export const ScorecardModel = model<ScorecardRecord>(
  'VettingScorecard',
  scorecardSchema,
  'vetting_scorecards',
);

/** Returns the fields of an empty scorecard. */
export const emptyCard = (): ScorecardFields => ({
  recommendation: null,
  ratings: [],
  answers: [],
  strengths: '',
  concerns: '',
  englishLevel: null,
  verifiedSkills: [],
  suggestedSeniority: null,
  clientSummary: '',
});
