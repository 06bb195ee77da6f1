import { z } from 'zod';
import { idSchema, timestampSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { clientViewChangeSchema, clientViewSchema, readParts } from './client-view.schemas.ts';

/** One submitted version, with its changes since the previous one. */
export const submissionSchema = z.object({
  id: idSchema,
  version: z.number().int(),
  at: timestampSchema,
  by: personRefSchema.nullable(),
  /** Number of notified client users. */
  recipients: z.number().int(),
  withdrawnAt: timestampSchema.nullable(),
  view: clientViewSchema,
  changes: z.array(clientViewChangeSchema),
  /** Parts read by the client's users, with their total seconds; longest first. */
  reading: z.array(z.object({ part: z.enum(readParts), seconds: z.number().int() })),
});
export type Submission = z.infer<typeof submissionSchema>;

/** Latest version first. */
export const submissionsSchema = z.object({ data: z.array(submissionSchema) });
