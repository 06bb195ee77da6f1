import type { z } from 'zod';
import { signatureCreateSchema, type SignatureGuest } from '@muster/contracts';
import type { ZodForm } from '@muster/ui';

/** What is filled in for a document, whatever its template. */
export const documentSchema = signatureCreateSchema.omit({ templateKey: true });
export type DocumentInput = z.input<typeof documentSchema>;
export type DocumentValues = Omit<DocumentInput, 'copies'> & { copies: SignatureGuest[] };
export type DocumentZodForm = ZodForm<DocumentValues, z.output<typeof documentSchema>>;
