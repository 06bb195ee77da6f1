import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { mailedCodeSchema } from '../../core/mailed-code.ts';
import {
  emailSchema,
  idSchema,
  longText,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import {
  pdfPagesSchema,
  placedFieldSchema,
  templateContentSchema,
} from './signature-templates.schemas.ts';
import {
  approverStates,
  askedFieldKinds,
  partyStates,
  signatureCategories,
  signatureEvents,
  guestStandings,
  signatureKinds,
  signatureOrders,
  signatureParties,
  signingConsent,
  templateFieldKinds,
  templateSources,
} from './signatures.enums.ts';
import { signatureActions, signatureStates, signingActions } from './signatures.machine.ts';

const { signature: max } = limits;

/** A field that is filled in manually; data about the parties is known. */
export const templateFieldSchema = z.object({
  key: z.string(),
  label: z.string(),
  help: z.string().nullable(),
  kind: z.enum(templateFieldKinds),
  required: z.boolean(),
});
export type SignatureTemplateField = z.infer<typeof templateFieldSchema>;

export const signatureTemplateSchema = z.object({
  key: z.string(),
  revision: z.number().int(),
  name: z.string(),
  category: z.enum(signatureCategories),
  summary: z.string(),
  source: z.enum(templateSources),
  fields: z.array(templateFieldSchema),
  /** In signing order. */
  parties: z.array(z.enum(signatureParties)),
  order: z.enum(signatureOrders),
  expiresInDays: z.number().int(),
  requiresIdentity: z.boolean(),
  lastUsedAt: timestampSchema.nullable(),
});
export type SignatureTemplate = z.infer<typeof signatureTemplateSchema>;
export const signatureTemplateListSchema = z.object({
  data: z.array(signatureTemplateSchema),
  /**
   * Templates that are no longer offered, but used by a draft that can still be completed and sent.
   */
  retired: z.array(signatureTemplateSchema).optional(),
});

/** A person without an account, by mail address: signs for the client, or gets a copy. */
export const signatureGuestSchema = z.strictObject({
  name: text(max.guestName.max, max.guestName.min),
  email: emailSchema,
});
export type SignatureGuest = z.infer<typeof signatureGuestSchema>;

const fields = {
  title: text(max.title.max, max.title.min),
  /** By the key of the template’s field; omitted fields stay open until sending. */
  values: z.record(z.string().max(40), longText(max.value)),
  /** The signer for the agency. */
  signerId: idSchema,
  expiresInDays: z.number().int().min(max.expiresInDays.min).max(max.expiresInDays.max),
  /** Message to the parties, sent with the document. */
  message: longText(max.message).nullable(),
  /** Only if the template includes the client as a party; then required for sending. */
  guest: signatureGuestSchema.nullable().optional(),
  /** A colleague who must approve it before any party receives it. */
  approverId: idSchema.nullable().optional(),
  /** People who get the sealed document through a link and sign nothing. */
  copies: z.array(signatureGuestSchema).max(max.copies, { message: 'TOO_MANY' }).optional(),
  /** The order of the template by default. */
  order: z.enum(signatureOrders).optional(),
};
export const signatureCreateSchema = z.strictObject({ templateKey: z.string().max(40), ...fields });
export type SignatureCreate = z.input<typeof signatureCreateSchema>;
/** A document created from its own PDF instead of a template. */
export const signatureUploadSchema = z.strictObject({
  fileId: idSchema,
  title: fields.title,
  category: z.enum(signatureCategories),
});
const { parties, placed } = templateContentSchema.shape;
export const signaturePatch = z.strictObject({
  version: versionSchema,
  /** Parties and fields of a document's own PDF; a template defines its own. */
  changes: z.strictObject({ ...fields, parties, placed }).partial(),
});
export const signatureVersionSchema = z.strictObject({ version: versionSchema });
export const signatureRefusalSchema = z.strictObject({
  version: versionSchema,
  reason: longText(max.reason.max, max.reason.min),
});
export const signatureVoidSchema = z.strictObject({
  version: versionSchema,
  note: longText(max.reason.max, max.reason.min),
});

/** A line of a drawn signature: alternating x and y, within a box of 1,000 by 300. */
const strokeSchema = z
  .array(z.number().int().min(0).max(1000))
  .min(2)
  .max(max.strokePoints * 2);
export const signatureImageSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('typed'), name: text(max.typedName, 2) }),
  z.strictObject({
    kind: z.literal('drawn'),
    strokes: z.array(strokeSchema).min(1).max(max.strokes, { message: 'TOO_MANY' }),
  }),
  z.strictObject({
    kind: z.literal('uploaded'),
    /** A JPEG, resized in the browser, in base64. */
    image: z
      .string()
      .min(100)
      .max(max.imageLetters)
      .regex(/^[A-Za-z0-9+/]{1,20000}={0,2}$/, { message: 'INVALID_FORMAT' }),
  }),
]);
export type SignatureImage = z.infer<typeof signatureImageSchema>;
export const signSchema = z.strictObject({
  signature: signatureImageSchema,
  /** The fields this party fills in, by key; a ticked checkbox has the value `yes`. */
  entries: z.record(z.string().max(40), text(max.entry)).default({}),
  /** The version of the accepted consent. */
  consent: z.literal(signingConsent.version),
});
export type Signing = z.input<typeof signSchema>;
export const declineSchema = z.strictObject({
  reason: longText(max.reason.max, max.reason.min),
});

/** The code of the mail to who signs by a link. */
export const signingCodeSchema = mailedCodeSchema(limits.meeting.code.digits);
const code = { code: signingCodeSchema };
/** Signing through a link also requires the mailed code. */
export const guestSignSchema = signSchema.extend(code);
export type GuestSigning = z.input<typeof guestSignSchema>;
export const guestDeclineSchema = declineSchema.extend(code);

/** A field that a party fills in when signing. */
export const askedFieldSchema = z.object({
  key: z.string(),
  kind: z.enum(askedFieldKinds),
  label: z.string(),
  /** Its page, counted from 1. */
  page: z.number().int(),
  required: z.boolean(),
});
export type AskedField = z.infer<typeof askedFieldSchema>;

const partySchema = z.object({
  key: z.enum(signatureParties),
  name: z.string(),
  status: z.enum(partyStates),
  signedAt: timestampSchema.nullable(),
  signatureKind: z.enum(signatureKinds).nullable(),
});
const common = {
  id: idSchema,
  title: z.string(),
  category: z.enum(signatureCategories),
  status: z.enum(signatureStates),
  parties: z.array(partySchema),
  message: z.string().nullable(),
  sentAt: timestampSchema.nullable(),
  expiresAt: timestampSchema.nullable(),
  completedAt: timestampSchema.nullable(),
  version: versionSchema,
};

/** The other side of a document. */
const subjectSchema = z.object({ id: idSchema, number: z.string(), name: z.string() });

/** A document as the agency tracks it. */
export const signatureDocumentSchema = z.object({
  ...common,
  /** Null: it is only with a client. */
  candidate: subjectSchema.nullable(),
  /** The client, if the document is only with a client. */
  company: subjectSchema.nullable().optional(),
  templateKey: z.string(),
  values: z.record(z.string(), z.string()),
  signerId: idSchema,
  guest: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** The colleague who approves it before its parties receive it. */
  approver: z
    .object({
      ...personRefSchema.shape,
      status: z.enum(approverStates),
      at: timestampSchema.nullable(),
    })
    .nullable()
    .optional(),
  /** People who get the sealed document through a link. */
  copies: z.array(z.object({ name: z.string(), email: z.string() })).optional(),
  order: z.enum(signatureOrders),
  /** For a document with its own PDF: its pages, signers and fields. */
  upload: z
    .object({ pages: pdfPagesSchema, parties, placed: z.array(placedFieldSchema) })
    .nullable()
    .optional(),
  expiresInDays: z.number().int(),
  sender: personRefSchema.nullable(),
  /** Why a party declined it, or the agency voided it. */
  endNote: z.string().nullable(),
  reminders: z.number().int(),
  /** Fields that the agency's party fills in when signing. */
  asks: z.array(askedFieldSchema),
  /** The document that this one replaces. */
  replacesId: idSchema.nullable(),
  /** For a draft: pending documents of the same kind for this candidate. */
  twins: z.array(z.object({ id: idSchema, title: z.string(), sentAt: timestampSchema })),
  sha256: z.string().nullable(),
  createdAt: timestampSchema,
  allowedActions: z.array(z.enum(signatureActions)),
});
export type SignatureDocument = z.infer<typeof signatureDocumentSchema>;

/** Why a candidate cannot receive a document. */
export const signatureObstacles = ['no_account', 'no_identity'] as const;
export const signatureDocumentListSchema = z.object({
  data: z.array(signatureDocumentSchema),
  candidate: z.object({ id: idSchema, number: z.string(), name: z.string() }),
  /** Null: a document can be sent. Some templates require a verified identity. */
  obstacle: z.enum(signatureObstacles).nullable(),
  /** Possible signers for the agency. */
  signers: z.array(personRefSchema),
});
export type SignatureDocumentList = z.infer<typeof signatureDocumentListSchema>;

/** Documents that only the agency and a client sign. */
export const companyDocumentListSchema = z.object({
  data: z.array(signatureDocumentSchema),
  company: subjectSchema,
  /** False for a former client: no new document can be created. */
  mayBegin: z.boolean(),
  /** Possible signers for the agency. */
  signers: z.array(personRefSchema),
});
export type CompanyDocumentList = z.infer<typeof companyDocumentListSchema>;

/** A document for one of its parties. */
export const partyDocumentSchema = z.object({
  ...common,
  agencyName: z.string(),
  senderName: z.string().nullable(),
  /** The reader's party. */
  party: z.enum(signatureParties),
  /** The party that signs before the reader; null if it is the reader’s turn, or no party's. */
  waitsFor: z.string().nullable(),
  /** The reader’s name in the document. */
  signingAs: z.string(),
  /** Why the agency voided it. */
  note: z.string().nullable().optional(),
  asks: z.array(askedFieldSchema),
  allowedActions: z.array(z.enum(signingActions)),
});
export type PartyDocument = z.infer<typeof partyDocumentSchema>;
export const partyDocumentListSchema = z.object({ data: z.array(partyDocumentSchema) });

/** A document for the visitor of a link. */
export const guestDocumentSchema = z.object({
  title: z.string(),
  agencyName: z.string(),
  senderName: z.string().nullable(),
  message: z.string().nullable(),
  standing: z.enum(guestStandings),
  /** The party that signs before the reader. */
  waitsFor: z.string().nullable(),
  signingAs: z.string(),
  asks: z.array(askedFieldSchema),
  /** Masked address of the code. */
  maskedEmail: z.string(),
  parties: z.array(partySchema),
  expiresAt: timestampSchema.nullable(),
  signedAt: timestampSchema.nullable(),
  completedAt: timestampSchema.nullable(),
  /** Why the agency voided it. */
  note: z.string().nullable(),
  version: versionSchema,
});
export type GuestDocument = z.infer<typeof guestDocumentSchema>;

/** The history of a document, and whether it or the file was tampered with. */
export const signatureProofSchema = z.object({
  /** Null before sealing. */
  seal: z.enum(['valid', 'broken']).nullable(),
  chain: z.enum(['valid', 'broken']),
  certificate: z.object({ name: z.string(), fingerprint: z.string() }).nullable(),
  events: z.array(
    z.object({
      at: timestampSchema,
      type: z.enum(signatureEvents),
      by: z.string().nullable(),
      hash: z.string(),
    }),
  ),
});
export type SignatureProof = z.infer<typeof signatureProofSchema>;
