import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { fileSchema } from '../files/files.schemas.ts';
import {
  identityFactsSchema,
  identityFields,
  legalIdentityKinds,
  reviewedIdentityFields,
} from './identity-fields.ts';
import { legalIdentityActions, legalIdentityStates } from './legal-identities.machine.ts';

/** The user's completed upload of an ID or a register extract. */
const idDocumentFileId = idSchema.nullable();

const facts = z.strictObject({ ...identityFields, idDocumentFileId }).partial();
export const legalIdentityCreateSchema = z.strictObject({
  kind: z.enum(legalIdentityKinds),
  facts,
});
export type LegalIdentityCreate = z.input<typeof legalIdentityCreateSchema>;
export const legalIdentityPatch = z.strictObject({ version: versionSchema, changes: facts });
export const legalIdentityVersionSchema = z.strictObject({ version: versionSchema });
export const legalIdentityRejectSchema = z.strictObject({
  version: versionSchema,
  note: longText(limits.legalIdentity.note, 10),
  fieldNotes: z
    .array(
      z.strictObject({
        field: z.enum(reviewedIdentityFields),
        note: longText(limits.legalIdentity.fieldNote, 1),
      }),
    )
    .max(reviewedIdentityFields.length),
});

const state = {
  id: idSchema,
  kind: z.enum(legalIdentityKinds),
  status: z.enum(legalIdentityStates),
  /** Version number for this person and kind. */
  revision: z.number().int(),
  /** Who filled it in; staff input is valid only once the person has confirmed it. */
  typedBy: z.enum(['self', 'staff']),
  submittedAt: timestampSchema.nullable(),
  verifiedAt: timestampSchema.nullable(),
  /** When a newer version replaced it. */
  supersededAt: timestampSchema.nullable(),
  updatedAt: timestampSchema,
  version: versionSchema,
  allowedActions: z.array(z.enum(legalIdentityActions)),
};

/** The state of an identity, without its data. */
export const legalIdentityCardSchema = z.object(state);
export type LegalIdentityCard = z.infer<typeof legalIdentityCardSchema>;

/** 🔒 For its person, and for users who verify. */
export const legalIdentitySchema = z.object({
  ...state,
  candidate: z.object({ id: idSchema, number: z.string(), name: z.string() }),
  facts: identityFactsSchema,
  idDocument: fileSchema.omit({ id: true }).nullable(),
  reviewNote: z.string().nullable(),
  fieldNotes: z.array(z.object({ field: z.enum(reviewedIdentityFields), note: z.string() })),
  verifiedBy: personRefSchema.nullable(),
});
export type LegalIdentity = z.infer<typeof legalIdentitySchema>;

export const legalIdentityListSchema = z.object({
  data: z.array(legalIdentitySchema),
  /** Kinds that the person does not have yet. */
  canCreate: z.array(z.enum(legalIdentityKinds)),
});
export type LegalIdentityList = z.infer<typeof legalIdentityListSchema>;
export const legalIdentityCardListSchema = z.object({
  data: z.array(legalIdentityCardSchema),
  canCreate: z.array(z.enum(legalIdentityKinds)),
});
export type LegalIdentityCardList = z.infer<typeof legalIdentityCardListSchema>;
