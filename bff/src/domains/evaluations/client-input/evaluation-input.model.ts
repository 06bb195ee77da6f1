import { evaluationInputMachine, type EvaluationInputState } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../../db/record-fields.ts';

/** A request to a client's supervisor for their view, and the answer. */
export interface EvaluationInputRecord extends RecordFields {
  evaluationId: Types.ObjectId;
  /** The contract that the question is about. */
  placementId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** The supervisor's membership at the client, and the account. */
  companyUserId: Types.ObjectId;
  userId: Types.ObjectId;
  status: EvaluationInputState;
  previousStatus: EvaluationInputState | null;
  askedAt: Date;
  askedBy: Types.ObjectId | null;
  remindedAt: Date | null;
  /** Expiry of the newest link. */
  expiresAt: Date;
  answeredAt: Date | null;
  /** Visible only to its author until it is answered. */
  text: string;
}

const id = { type: Schema.Types.ObjectId, required: true } as const;
const moment = { type: Date, default: null } as const;

const evaluationInputSchema = new Schema<EvaluationInputRecord>({
  evaluationId: id,
  placementId: id,
  companyId: id,
  companyUserId: id,
  userId: id,
  status: {
    type: String,
    enum: evaluationInputMachine.states,
    required: true,
    default: evaluationInputMachine.initial,
  },
  previousStatus: { type: String, default: null },
  askedAt: { type: Date, required: true },
  askedBy: { type: Schema.Types.ObjectId, default: null },
  remindedAt: moment,
  expiresAt: { type: Date, required: true },
  answeredAt: moment,
  text: { type: String, default: '' },
});
evaluationInputSchema.plugin(recordFields);
// If two users ask at once, only one request succeeds.
evaluationInputSchema.index(
  { evaluationId: 1, placementId: 1 },
  { unique: true, partialFilterExpression: { status: 'asked', deletedAt: null } },
);
evaluationInputSchema.index({ evaluationId: 1, askedAt: -1 });

export const EvaluationInputModel = model<EvaluationInputRecord>(
  'EvaluationInput',
  evaluationInputSchema,
  'evaluation_inputs',
);

/** Subject of the links and mails of a question. */
export const inputSubject = ({ _id }: Pick<EvaluationInputRecord, '_id'>) => ({
  type: 'evaluation_input',
  id: _id,
});
