import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { parseSearch } from './grammar/parse-search.ts';

/** A valid text in the candidate search syntax. */
export const searchTextSchema = z
  .string()
  .trim()
  .min(1)
  .max(limits.peopleSearch.query)
  .refine((text) => parseSearch(text).problems.length === 0, {
    params: { code: 'INVALID_OPTION' },
  });
