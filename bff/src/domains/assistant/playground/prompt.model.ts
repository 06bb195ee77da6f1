import { assistantTasks, type AssistantTask } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** Named saved input. */
export interface PromptRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  name: string;
  nameKey: string;
  task: AssistantTask;
  input: string;
  createdAt: Date;
}

const promptSchema = new Schema<PromptRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    task: { type: String, enum: assistantTasks, required: true },
    input: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
promptSchema.index({ userId: 1, nameKey: 1 }, { unique: true });

export const PromptModel = model<PromptRecord>(
  'AssistantPrompt',
  promptSchema,
  'assistant_prompts',
);
