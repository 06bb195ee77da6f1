import type { z } from 'zod';
import {
  signatureCreateSchema,
  templateContentSchema,
  type PlacedField,
  type SignatureDocument,
  type SignatureGuest,
  type SignatureParty,
  type SignatureTemplate,
} from '@muster/contracts';
import type { ZodForm } from '@muster/ui';

const { parties, placed } = templateContentSchema.shape;
/** What is filled in for a document, whatever its template; parties and places of a PDF of its own. */
export const documentSchema = signatureCreateSchema
  .omit({ templateKey: true })
  .extend({ parties: parties.optional(), placed: placed.optional() });
export type DocumentInput = z.input<typeof documentSchema>;
export type DocumentValues = Omit<DocumentInput, 'copies' | 'parties' | 'placed'> & {
  copies: SignatureGuest[];
  parties?: SignatureParty[] | undefined;
  placed?: PlacedField[] | undefined;
};
export type DocumentZodForm = ZodForm<DocumentValues, z.output<typeof documentSchema>>;

/** A draft from a PDF of its own, as if a template had it. */
export const ownTemplateOf = (draft: SignatureDocument): SignatureTemplate | undefined =>
  draft.upload
    ? {
        key: draft.templateKey,
        revision: 1,
        name: draft.title,
        category: draft.category,
        summary: '',
        source: 'pdf',
        fields: [],
        parties: draft.upload.parties,
        order: draft.order,
        expiresInDays: draft.expiresInDays,
        requiresIdentity: true,
        lastUsedAt: null,
      }
    : undefined;
