import {
  mailLanguages,
  ownTemplateAudiences,
  templateReplyTargets,
  templateTopics,
  type MailLanguage,
  type OwnTemplateAudience,
  type TemplateTopic,
  type TemplateTranslation,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../db/record-fields.ts';
import {
  revisionSchema,
  translationSchema,
  type TemplateWords,
} from '../../mail/template-words.ts';

/** A mail template: one user's, or the team's. */
export interface OwnTemplate extends RecordFields, TemplateWords {
  name: string;
  /** The folded name, unique among those of its owner. */
  nameKey: string;
  /** Null: it is the team's. */
  ownerUserId: Types.ObjectId | null;
  topic: TemplateTopic;
  audience: OwnTemplateAudience;
  /** Language of its subject and body. */
  language?: MailLanguage;
  /** Its text in other languages. */
  translations?: TemplateTranslation[];
  /** Whether it is offered for new mails. */
  isActive: boolean;
  /** Recipients of a copy of its mails. */
  cc?: string[];
  repliesTo?: (typeof templateReplyTargets)[number];
  /** Uploads attached to its mails. */
  fileIds?: Types.ObjectId[];
}

const ownTemplateSchema = new Schema<OwnTemplate>({
  name: { type: String, required: true },
  nameKey: { type: String, required: true },
  ownerUserId: { type: Schema.Types.ObjectId, default: null },
  topic: { type: String, enum: templateTopics, required: true },
  audience: { type: String, enum: ownTemplateAudiences, required: true },
  language: { type: String, enum: mailLanguages, required: true, default: 'en' },
  translations: { type: [translationSchema], default: [] },
  isActive: { type: Boolean, required: true, default: true },
  subject: { type: String, required: true },
  body: { type: String, required: true },
  cc: { type: [String], default: [] },
  repliesTo: { type: String, enum: templateReplyTargets, required: true, default: 'record' },
  fileIds: { type: [Schema.Types.ObjectId], default: [] },
  revision: { type: Number, required: true, default: 1 },
  revisions: { type: [revisionSchema], default: [] },
});
ownTemplateSchema.plugin(recordFields);
ownTemplateSchema.index(
  { ownerUserId: 1, nameKey: 1 },
  { unique: true, partialFilterExpression: liveOnly },
);

export const OwnTemplateModel = model<OwnTemplate>(
  'OwnTemplate',
  ownTemplateSchema,
  'own_email_templates',
);
