import {
  limits,
  mailLanguages,
  type MailLanguage,
  type TemplateTranslation,
} from '@muster/contracts';
import { Schema, type Types } from 'mongoose';
import type { RecordFields } from '../db/record-fields.ts';

/** The same words in several languages; mails of the platform have one. */
interface Languages {
  /** Of the subject and body. */
  language?: MailLanguage;
  /** The text for those who read another language best. */
  translations?: TemplateTranslation[];
}

export interface StoredRevision extends Languages {
  revision: number;
  subject: string;
  body: string;
  /** Null: as it was shipped. */
  at: Date | null;
  by: Types.ObjectId | null;
}

/** The words of a template and those that it had before. */
export interface TemplateWords {
  subject: string;
  body: string;
  revision: number;
  /** Those before the present one, oldest first. */
  revisions: StoredRevision[];
}

export const translationSchema = new Schema<TemplateTranslation>(
  {
    language: { type: String, enum: mailLanguages, required: true },
    subject: { type: String, required: true },
    body: { type: String, required: true },
  },
  { _id: false },
);

export const revisionSchema = new Schema<StoredRevision>(
  {
    revision: { type: Number, required: true },
    subject: { type: String, required: true },
    body: { type: String, required: true },
    language: { type: String, enum: mailLanguages },
    translations: { type: [translationSchema], default: undefined },
    at: { type: Date, default: null },
    by: { type: Schema.Types.ObjectId, default: null },
  },
  { _id: false },
);

type Dated = TemplateWords & Languages & Pick<RecordFields, 'updatedAt' | 'updatedBy'>;

/** What a new text sets; the former text is kept as a revision, with its author and time. */
export const revised = (
  current: Dated,
  written: Pick<StoredRevision, 'at' | 'by'> = { at: current.updatedAt, by: current.updatedBy },
): Pick<TemplateWords, 'revision' | 'revisions'> => {
  const { revision, subject, body, language, translations, revisions } = current;
  const inLanguages = { ...(language && { language }), ...(translations && { translations }) };
  const former = { revision, subject, body, ...inLanguages, ...written };
  return {
    revision: revision + 1,
    revisions: [...revisions, former].slice(-limits.template.revisions),
  };
};
