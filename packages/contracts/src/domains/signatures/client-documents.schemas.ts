import { z } from 'zod';
import { idSchema, timestampSchema } from '../../core/primitives.ts';

/** A document that awaits the reader's signature for their company. */
export const clientDocumentSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** The person whose work it is about. */
  person: z.string(),
  senderName: z.string().nullable(),
  sentAt: timestampSchema,
  /** Deadline for signing. */
  expiresAt: timestampSchema.nullable(),
});
export type ClientDocument = z.infer<typeof clientDocumentSchema>;
export const clientDocumentsSchema = z.object({ data: z.array(clientDocumentSchema) });
