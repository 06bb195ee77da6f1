import { suggestionMachine, type SuggestionState } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A candidate whom a vetter (`createdBy`) suggests for a job. */
export interface SuggestionRecord extends RecordFields {
  jobId: Types.ObjectId;
  candidateId: Types.ObjectId;
  note: string | null;
  status: SuggestionState;
  previousStatus: SuggestionState | null;
  decidedAt: Date | null;
  decidedBy: Types.ObjectId | null;
  decisionNote: string | null;
  applicationId: Types.ObjectId | null;
}

const optionalReference = { type: Schema.Types.ObjectId, default: null } as const;
const text = { type: String, default: null } as const;

const suggestionSchema = new Schema<SuggestionRecord>({
  jobId: { type: Schema.Types.ObjectId, required: true },
  candidateId: { type: Schema.Types.ObjectId, required: true },
  note: text,
  status: {
    type: String,
    enum: suggestionMachine.states,
    required: true,
    default: suggestionMachine.initial,
  },
  previousStatus: { type: String, enum: [...suggestionMachine.states, null], default: null },
  decidedAt: { type: Date, default: null },
  decidedBy: optionalReference,
  decisionNote: text,
  applicationId: optionalReference,
});
suggestionSchema.plugin(recordFields);
suggestionSchema.index({ jobId: 1, status: 1, createdAt: -1 });
suggestionSchema.index({ candidateId: 1 });

export const SuggestionModel = model<SuggestionRecord>(
  'JobSuggestion',
  suggestionSchema,
  'job_suggestions',
);
