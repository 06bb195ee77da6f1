import {
  suggestionKinds,
  suggestionStates,
  type ExperienceSuggestion,
  type SuggestionKind,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import type { AppliedFacts } from '../profile/applied-facts.ts';

/**
 * A decision about a suggestion. Open suggestions are always computed from the current entries, so
 * that none is stale; only decisions are stored.
 */
export interface SuggestionDecision {
  _id: Types.ObjectId;
  candidateId: Types.ObjectId;
  /** The same finding in the same text always has the same key. */
  key: string;
  kind: SuggestionKind;
  experienceId: Types.ObjectId;
  entry: string;
  before: string;
  after: string;
  reason: string;
  isSafe: boolean;
  status: Exclude<ExperienceSuggestion['status'], 'open'>;
  engine: string;
  decidedAt: Date;
  decidedBy: Types.ObjectId | null;
  /** What accepting changed; null if nothing was written. */
  applied: AppliedFacts | null;
}

const decisionSchema = new Schema<SuggestionDecision>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    key: { type: String, required: true },
    kind: { type: String, enum: suggestionKinds, required: true },
    experienceId: { type: Schema.Types.ObjectId, required: true },
    entry: { type: String, default: '' },
    before: { type: String, default: '' },
    after: { type: String, default: '' },
    reason: { type: String, default: '' },
    isSafe: { type: Boolean, required: true },
    status: { type: String, enum: suggestionStates, required: true },
    engine: { type: String, required: true },
    decidedAt: { type: Date, required: true },
    decidedBy: { type: Schema.Types.ObjectId, default: null },
    applied: { type: Schema.Types.Mixed, default: null },
  },
  { versionKey: false, minimize: false },
);
// Allows one decision per suggestion, even with concurrent requests.
decisionSchema.index({ candidateId: 1, key: 1 }, { unique: true });
decisionSchema.index({ candidateId: 1, decidedAt: -1 });
decisionSchema.index({ decidedAt: 1 });

export const SuggestionDecisionModel = model<SuggestionDecision>(
  'SuggestionDecision',
  decisionSchema,
  'experience_suggestions',
);
