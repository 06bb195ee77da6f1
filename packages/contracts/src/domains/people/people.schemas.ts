import { z } from 'zod';
import { idSchema } from '../../core/primitives.ts';
import { photoSchema } from '../photos/photos.schemas.ts';

/** A person as referenced by other records. */
export const personRefSchema = z.object({
  id: idSchema,
  name: z.string(),
  photo: photoSchema.optional(),
});
export type PersonRef = z.infer<typeof personRefSchema>;
