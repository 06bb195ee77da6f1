import { evaluationInputMachine, type EvaluationInputState } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../../db/record-fields.ts';

/** A supervisor of the client who was asked for their view, and what they say. */
export interface EvaluationInputRecord extends RecordFields {
  evaluationId: Types.ObjectId;
  /** The contract that the question is about. */
  placementId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** The membership at the client, and its account. */
  companyUserId: Types.ObjectId;
  userId: Types.ObjectId;
  status: EvaluationInputState;
  previousStatus: EvaluationInputState | null;
  askedAt: Date;
  askedBy: Types.ObjectId | null;
  remindedAt: Date | null;
  /** Until when the newest link works. */
  expiresAt: Date;
  answeredAt: Date | null;
  /** Its author's alone until it is answered. */
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
// Of two who ask at once one does.
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

/** What links and mails about a question are about. */
export const inputSubject = ({ _id }: Pick<EvaluationInputRecord, '_id'>) => ({
  type: 'evaluation_input',
  id: _id,
});
