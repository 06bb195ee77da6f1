import { z } from 'zod';
import { idSchema, timestampSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { clientViewChangeSchema, clientViewSchema, readParts } from './client-view.schemas.ts';

/** One version of what went to the client, with what changed since the version before. */
export const submissionSchema = z.object({
  id: idSchema,
  version: z.number().int(),
  at: timestampSchema,
  by: personRefSchema.nullable(),
  /** How many people of the client were told. */
  recipients: z.number().int(),
  withdrawnAt: timestampSchema.nullable(),
  view: clientViewSchema,
  changes: z.array(clientViewChangeSchema),
  /** What the client's people read of it, all together, and for how many seconds; longest first. */
  reading: z.array(z.object({ part: z.enum(readParts), seconds: z.number().int() })),
});
export type Submission = z.infer<typeof submissionSchema>;

/** The latest version first. */
export const submissionsSchema = z.object({ data: z.array(submissionSchema) });
