import { vettingStates, type VettingMachineAction, type VettingState } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** A step of a candidate's vetting. Rows are added and never changed. */
export interface VettingDecisionRow {
  _id: Types.ObjectId;
  candidateId: Types.ObjectId;
  action: VettingMachineAction | 'take_back';
  fromStatus: VettingState;
  toStatus: VettingState;
  /** Null: another change caused it. */
  decidedBy: Types.ObjectId | null;
  reasonId: Types.ObjectId | null;
  note: string | null;
  /** Submitted scorecards on which the decision is based. */
  feedbackIds: Types.ObjectId[];
  /** Decided on its note alone, without a scorecard; never so in rows older than this field. */
  isOverride?: boolean;
  expiresAt: Date | null;
  retryAfter: string | null;
  at: Date;
}

const reference = { type: Schema.Types.ObjectId, default: null } as const;

const decisionSchema = new Schema<VettingDecisionRow>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    action: { type: String, required: true },
    fromStatus: { type: String, enum: vettingStates, required: true },
    toStatus: { type: String, enum: vettingStates, required: true },
    decidedBy: reference,
    reasonId: reference,
    note: { type: String, default: null },
    feedbackIds: { type: [Schema.Types.ObjectId], default: [] },
    isOverride: Boolean,
    expiresAt: { type: Date, default: null },
    retryAfter: { type: String, default: null },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
decisionSchema.index({ candidateId: 1, at: -1, _id: -1 });

export const VettingDecisionModel = model<VettingDecisionRow>(
  'VettingDecision',
  decisionSchema,
  'vetting_decisions',
);
