import { attachments } from './attachments.en.ts';
import { create } from './create.en.ts';
import { edit } from './edit.en.ts';
import { enumWords } from './enum.en.ts';
import { field } from './field.en.ts';
import { list } from './list.en.ts';
import { notes } from './notes.en.ts';
import { record } from './record.en.ts';
import { remove } from './remove.en.ts';

/** Texts of the candidate area: one file for each feature. */
export const en = {
  area: 'Candidates',
  list,
  record,
  field,
  create,
  edit,
  remove,
  notes,
  attachments,
  enum: enumWords,
} as const;
