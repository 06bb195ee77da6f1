import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { anyOfIds } from '../../core/pagination.ts';

/** The candidates of one job to be compared. */
export const compareQuery = z.strictObject({
  ids: anyOfIds.refine((ids) => ids.length <= limits.application.compare, {
    params: { code: 'TOO_MANY', max: limits.application.compare },
  }),
});
