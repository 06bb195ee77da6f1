import { Schema, model } from 'mongoose';
import { recordFields, type RecordFields } from '../db/record-fields.ts';
import { revisionSchema, type TemplateWords } from './template-words.ts';

/** The agency’s own words for a platform mail. Without a row it is sent as shipped. */
export interface StoredTemplate extends RecordFields, TemplateWords {
  key: string;
}

const templateSchema = new Schema<StoredTemplate>({
  key: { type: String, required: true },
  subject: { type: String, required: true },
  body: { type: String, required: true },
  revision: { type: Number, required: true, default: 1 },
  revisions: { type: [revisionSchema], default: [] },
});
templateSchema.plugin(recordFields);
templateSchema.index({ key: 1 }, { unique: true });

export const EmailTemplateModel = model<StoredTemplate>(
  'EmailTemplate',
  templateSchema,
  'email_templates',
);
