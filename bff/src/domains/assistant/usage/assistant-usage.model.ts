import { assistantUses } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** One use of the assistant: sizes and times, never the text. */
export interface AssistantUsageRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  use: (typeof assistantUses)[number];
  engine: string;
  masked: boolean;
  characters: number;
  sentences: number;
  tookMs: number;
  at: Date;
  purgeAt: Date;
}

const count = { type: Number, required: true };
const assistantUsageSchema = new Schema<AssistantUsageRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    use: { type: String, enum: assistantUses, required: true },
    engine: { type: String, required: true },
    masked: { type: Boolean, required: true },
    characters: count,
    sentences: count,
    tookMs: count,
    at: { type: Date, required: true },
    purgeAt: { type: Date, required: true },
  },
  { versionKey: false },
);
assistantUsageSchema.index({ userId: 1, at: -1 });
assistantUsageSchema.index({ at: -1 });
assistantUsageSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const AssistantUsageModel = model<AssistantUsageRecord>(
  'AssistantUsage',
  assistantUsageSchema,
  'assistant_usage',
);
