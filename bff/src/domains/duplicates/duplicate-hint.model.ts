import { duplicateHintStates, duplicateSignals, type DuplicateSignal } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** Two records that may be the same person; a user decides, and nothing is merged automatically. */
export interface DuplicateHint {
  _id: Types.ObjectId;
  /** The smaller id. */
  candidateA: Types.ObjectId;
  candidateB: Types.ObjectId;
  signals: DuplicateSignal[];
  score: number;
  status: (typeof duplicateHintStates)[number];
  createdAt: Date;
  /** The last user who decided about the pair; null while undecided. */
  decidedBy: Types.ObjectId | null;
}

const duplicateHintSchema = new Schema<DuplicateHint>(
  {
    candidateA: { type: Schema.Types.ObjectId, required: true },
    candidateB: { type: Schema.Types.ObjectId, required: true },
    signals: { type: [String], enum: duplicateSignals, required: true },
    score: { type: Number, required: true, min: 0, max: 100 },
    status: { type: String, enum: duplicateHintStates, required: true, default: 'open' },
    createdAt: { type: Date, required: true },
    decidedBy: { type: Schema.Types.ObjectId, default: null },
  },
  { versionKey: false },
);
duplicateHintSchema.index({ candidateA: 1, candidateB: 1 }, { unique: true });
duplicateHintSchema.index({ candidateB: 1 });
duplicateHintSchema.index({ status: 1, score: 1, _id: 1 });

export const DuplicateHintModel = model<DuplicateHint>(
  'DuplicateHint',
  duplicateHintSchema,
  'duplicate_hints',
);
