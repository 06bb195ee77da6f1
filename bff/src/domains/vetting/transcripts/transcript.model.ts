import {
  transcriptSources,
  transcriptStates,
  type Transcript,
  type TranscriptSource,
  type TranscriptState,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../../db/record-fields.ts';

/** 🔒 The transcript of one interview, and its summary. */
export interface TranscriptRecord extends RecordFields {
  candidateId: Types.ObjectId;
  interviewId: Types.ObjectId;
  /** When the interview took place: the decision after it counts. */
  heldAt: Date;
  status: TranscriptState;
  source: TranscriptSource;
  fileName: string | null;
  text: string;
  isEnglish: boolean;
  /** Who confirmed the candidate's consent to the recording. */
  consentBy: Types.ObjectId;
  consentAt: Date;
  sentences: Transcript['sentences'];
  highlights: Transcript['highlights'];
  approvedBy: Types.ObjectId | null;
  approvedAt: Date | null;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;

const transcriptSchema = new Schema<TranscriptRecord>({
  candidateId: reference,
  interviewId: reference,
  heldAt: { type: Date, required: true },
  status: { type: String, enum: transcriptStates, required: true, default: 'text' },
  source: { type: String, enum: transcriptSources, required: true },
  fileName: { type: String, default: null },
  text: { type: String, required: true },
  isEnglish: { type: Boolean, required: true },
  consentBy: reference,
  consentAt: { type: Date, required: true },
  sentences: { type: [Schema.Types.Mixed], default: [] } as never,
  highlights: { type: [Schema.Types.Mixed], default: [] } as never,
  approvedBy: { type: Schema.Types.ObjectId, default: null },
  approvedAt: { type: Date, default: null },
});
transcriptSchema.plugin(recordFields);
transcriptSchema.index({ interviewId: 1 }, { unique: true, partialFilterExpression: liveOnly });
transcriptSchema.index({ candidateId: 1 });
transcriptSchema.index({ createdAt: 1 });

export const TranscriptModel = model<TranscriptRecord>(
  'VettingTranscript',
  transcriptSchema,
  'vetting_transcripts',
);
