import { limits } from '@muster/contracts';
import { Schema, type Types } from 'mongoose';
import type { RecordFields } from '../db/record-fields.ts';

export interface StoredRevision {
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

export const revisionSchema = new Schema<StoredRevision>(
  {
    revision: { type: Number, required: true },
    subject: { type: String, required: true },
    body: { type: String, required: true },
    at: { type: Date, default: null },
    by: { type: Schema.Types.ObjectId, default: null },
  },
  { _id: false },
);

type Dated = TemplateWords & Pick<RecordFields, 'updatedAt' | 'updatedBy'>;

/** What a new text sets; the former text is kept as a revision, with its author and time. */
export const revised = (
  current: Dated,
  written: Pick<StoredRevision, 'at' | 'by'> = { at: current.updatedAt, by: current.updatedBy },
): Pick<TemplateWords, 'revision' | 'revisions'> => {
  const { revision, subject, body, revisions } = current;
  return {
    revision: revision + 1,
    revisions: [...revisions, { revision, subject, body, ...written }].slice(
      -limits.template.revisions,
    ),
  };
};
