import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../db/record-fields.ts';

export interface StoredRevision {
  revision: number;
  subject: string;
  body: string;
  /** Null: as it was shipped. */
  at: Date | null;
  by: Types.ObjectId | null;
}

/** The agency’s own words for a mail of the platform. Without a row it goes out as shipped. */
export interface StoredTemplate extends RecordFields {
  key: string;
  subject: string;
  body: string;
  revision: number;
  /** Those before the present one, oldest first. */
  revisions: StoredRevision[];
}

const revisionSchema = new Schema<StoredRevision>(
  {
    revision: { type: Number, required: true },
    subject: { type: String, required: true },
    body: { type: String, required: true },
    at: { type: Date, default: null },
    by: { type: Schema.Types.ObjectId, default: null },
  },
  { _id: false },
);

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
