import {
  limits,
  mailLanguages,
  type MailLanguage,
  type TemplateTranslation,
} from '@muster/contracts';
import { Schema, type Types } from 'mongoose';
import type { RecordFields } from '../db/record-fields.ts';

/** The same text in several languages; platform mails have one. */
interface Languages {
  /** Language of the subject and body. */
  language?: MailLanguage;
  /** The text for readers of other languages. */
  translations?: TemplateTranslation[];
}

export interface StoredRevision extends Languages {
  revision: number;
  subject: string;
  body: string;
  /** Null: as shipped. */
  at: Date | null;
  by: Types.ObjectId | null;
}

/** The text of a template and its earlier versions. */
export interface TemplateWords {
  subject: string;
  body: string;
  revision: number;
  /** Earlier versions, oldest first. */
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

/**
 * Returns the fields for a new text; the former text is kept as a revision, with its author and
 * time.
 */
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
