import {
  exitSurveyCriteria,
  exitSurveyMachine,
  exitSurveySides,
  exitSurveyVerdicts,
  type ExitSurveyCriterion,
  type ExitSurveySide,
  type ExitSurveyState,
  type ExitSurveyVerdict,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A survey of one side at the end of a placement, with its answer. */
export interface ExitSurveyRecord extends RecordFields {
  placementId: Types.ObjectId;
  candidateId: Types.ObjectId;
  companyId: Types.ObjectId;
  side: ExitSurveySide;
  /** The account of the supervisor at the client; null for the contractor, who may have none. */
  userId: Types.ObjectId | null;
  status: ExitSurveyState;
  previousStatus: ExitSurveyState | null;
  askedAt: Date;
  remindedAt: Date | null;
  expiresAt: Date;
  answeredAt: Date | null;
  again: ExitSurveyVerdict | null;
  scores: { criterion: ExitSurveyCriterion; score: number }[];
  comment: string | null;
  isPrivate: boolean;
}

const id = { type: Schema.Types.ObjectId, required: true } as const;
const moment = { type: Date, default: null } as const;
const criteria = [...exitSurveyCriteria.contractor, ...exitSurveyCriteria.client];

const exitSurveySchema = new Schema<ExitSurveyRecord>({
  placementId: id,
  candidateId: id,
  companyId: id,
  side: { type: String, enum: exitSurveySides, required: true },
  userId: { type: Schema.Types.ObjectId, default: null },
  status: {
    type: String,
    enum: exitSurveyMachine.states,
    required: true,
    default: exitSurveyMachine.initial,
  },
  previousStatus: { type: String, default: null },
  askedAt: { type: Date, required: true },
  remindedAt: moment,
  expiresAt: { type: Date, required: true },
  answeredAt: moment,
  again: { type: String, enum: [...exitSurveyVerdicts, null], default: null },
  scores: {
    type: [
      {
        _id: false,
        criterion: { type: String, enum: criteria, required: true },
        score: { type: Number, required: true },
      },
    ],
    default: [],
  },
  comment: { type: String, default: null },
  isPrivate: { type: Boolean, default: false },
});
exitSurveySchema.plugin(recordFields);
// A repeated event of the same end asks only once.
exitSurveySchema.index({ placementId: 1, side: 1 }, { unique: true });
exitSurveySchema.index({ status: 1, expiresAt: 1 });
exitSurveySchema.index({ candidateId: 1 });
exitSurveySchema.index({ userId: 1, status: 1 });

export const ExitSurveyModel = model<ExitSurveyRecord>(
  'ExitSurvey',
  exitSurveySchema,
  'exit_surveys',
);

/** Subject of the links and mails of a survey. */
export const surveySubject = ({ _id }: Pick<ExitSurveyRecord, '_id'>) => ({
  type: 'exit_survey',
  id: _id,
});
