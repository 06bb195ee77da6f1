import { common } from '@muster/ui';

import { create } from './create.en.ts';
import { edit } from './edit.en.ts';
import { enumWords } from './enum.en.ts';
import { fieldWords } from './field.en.ts';
import { list } from './list.en.ts';
import { newJob } from './new-job.en.ts';
import { record } from './record.en.ts';
import { remove } from './remove.en.ts';
import { users } from './users.en.ts';

/** Texts of the company area. */
export const en = {
  area: common.companies,
  list,
  create,
  record,
  users,
  edit,
  remove,
  newJob,
  field: fieldWords,
  enum: enumWords,
} as const;
