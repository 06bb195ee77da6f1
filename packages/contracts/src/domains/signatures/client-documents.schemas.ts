import { z } from 'zod';
import { idSchema, timestampSchema } from '../../core/primitives.ts';

/** A document that waits for the signature of the reader, for their company. */
export const clientDocumentSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** Whose work it is about. */
  person: z.string(),
  senderName: z.string().nullable(),
  sentAt: timestampSchema,
  /** Until when it can be signed. */
  expiresAt: timestampSchema.nullable(),
});
export type ClientDocument = z.infer<typeof clientDocumentSchema>;
export const clientDocumentsSchema = z.object({ data: z.array(clientDocumentSchema) });
