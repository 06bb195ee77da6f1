import { z } from 'zod';
import { dateSchema, longText, versionSchema } from '../../core/primitives.ts';

/** The day from which a job counts as open, and the reason for changing it. */
export const jobOpenedDateSchema = z.strictObject({
  version: versionSchema,
  openedDate: dateSchema,
  reason: longText(500, 3),
});
