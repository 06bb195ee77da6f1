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
/** Form values of a document from any template; parties and places only for a PDF of its own. */
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

/** Returns a draft from its own PDF in the form of a template. */
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
