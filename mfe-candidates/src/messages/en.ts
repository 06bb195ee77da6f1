import { common } from '@muster/ui';

import { attachments } from './attachments.en.ts';
import { clientRules } from './client-rules.en.ts';
import { consents } from './consents.en.ts';
import { background } from './background.en.ts';
import { bios } from './bios.en.ts';
import { bulk } from './bulk.en.ts';
import { addToJob } from './add-to-job.en.ts';
import { applications } from './applications.en.ts';
import { create } from './create.en.ts';
import { cvReview } from './cv-review.en.ts';
import { duplicates, merge } from './duplicates.en.ts';
import { edit } from './edit.en.ts';
import { enumWords } from './enum.en.ts';
import { field } from './field.en.ts';
import { harvest } from './harvest.en.ts';
import { importWords } from './import.en.ts';
import { list } from './list.en.ts';
import { notes } from './notes.en.ts';
import { pools } from './pools.en.ts';
import { privacy } from './privacy.en.ts';
import { record } from './record.en.ts';
import { remove } from './remove.en.ts';
import { search } from './search.en.ts';
import { suggestions } from './suggestions.en.ts';
import { status } from './status.en.ts';

/** Texts of the candidate area: one file for each feature. */
export const en = {
  area: common.candidates,
  list,
  import: importWords,
  bulk,
  record,
  field,
  create,
  cvReview,
  search,
  suggestions,
  edit,
  duplicates,
  merge,
  remove,
  privacy,
  addToJob,
  applications,
  notes,
  background,
  bios,
  pools,
  harvest,
  status,
  clientRules,
  consents,
  attachments,
  enum: enumWords,
} as const;
