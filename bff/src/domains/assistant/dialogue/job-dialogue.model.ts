import type { AssistantSays, DraftEvidence, JobDraft, JobDraftField } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../../db/record-fields.ts';

export interface DialogueTurn {
  number: number;
  /** Null for the assistant's opening message. */
  text: string | null;
  says: AssistantSays[];
  at: Date;
}

/** Dialogue between a user and the assistant about a new job. */
export interface JobDialogueRecord extends RecordFields {
  userId: Types.ObjectId;
  /** The user's client; null for staff. */
  companyId: Types.ObjectId | null;
  status: 'open' | 'done' | 'given_up';
  engine: string;
  draft: JobDraft;
  evidence: DraftEvidence[];
  skipped: JobDraftField[];
  asking: JobDraftField | null;
  messages: DialogueTurn[];
  /** Job created from it. */
  jobId: Types.ObjectId | null;
  jobNumber: string | null;
  expiresAt: Date;
}

const { Mixed, ObjectId } = Schema.Types;
const jobDialogueSchema = new Schema<JobDialogueRecord>({
  userId: { type: ObjectId, required: true },
  companyId: { type: ObjectId, default: null },
  status: { type: String, enum: ['open', 'done', 'given_up'], required: true, default: 'open' },
  engine: { type: String, required: true },
  draft: { type: Mixed, required: true },
  evidence: { type: Mixed, default: () => [] },
  skipped: { type: [String], default: [] },
  asking: { type: String, default: null },
  messages: { type: Mixed, default: () => [] },
  jobId: { type: ObjectId, default: null },
  jobNumber: { type: String, default: null },
  expiresAt: { type: Date, required: true },
});
jobDialogueSchema.plugin(recordFields);
jobDialogueSchema.index(
  { userId: 1, companyId: 1 },
  { unique: true, partialFilterExpression: { status: 'open' } },
);
jobDialogueSchema.index({ expiresAt: 1 });

export const JobDialogueModel = model<JobDialogueRecord>(
  'JobDialogue',
  jobDialogueSchema,
  'job_dialogues',
);
