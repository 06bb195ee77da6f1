import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import {
  knownGaps,
  placedFieldKinds,
  signatureCategories,
  signatureOrders,
  signatureParties,
  templateFieldKinds,
  templateSources,
} from './signatures.enums.ts';
import { signatureTemplateStates } from './signature-templates.machine.ts';

const { signature: max } = limits;

/** The key of a gap or placed field; `constructor` and the keys of known gaps are not allowed. */
const fieldKey = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9_]{0,39}$/, { message: 'INVALID_FORMAT' })
  .refine((key) => key !== 'constructor' && !knownGaps.some((gap) => gap === key), {
    params: { code: 'NOT_ALLOWED' },
  });

const uniqueKeys = (rows: readonly { key: string }[]): boolean =>
  new Set(rows.map(({ key }) => key)).size === rows.length;
const once = { params: { code: 'NOT_UNIQUE' } };

/** A gap that is filled in manually. */
export const writtenFieldSchema = z.strictObject({
  key: fieldKey,
  label: text(max.label, 1),
  help: text(max.help).nullable(),
  kind: z.enum(templateFieldKinds),
  required: z.boolean(),
});

const points = z.number().int().min(0).max(15_000);
const side = z.number().int().min(max.placedSide).max(15_000);

/** A field on a page, in points from the upper left corner of the displayed page. */
export const placedFieldSchema = z.strictObject({
  key: fieldKey,
  party: z.enum(signatureParties),
  kind: z.enum(placedFieldKinds),
  /** Label for the party; empty: the name of its kind. */
  label: text(max.label),
  /** Counted from 1. */
  page: z.number().int().min(1).max(2000),
  x: points,
  y: points,
  width: side,
  height: side,
  required: z.boolean(),
});
export type PlacedField = z.infer<typeof placedFieldSchema>;

const fields = {
  name: text(max.templateName.max, max.templateName.min),
  category: z.enum(signatureCategories),
  summary: text(max.templateSummary),
  /** `## ` starts a heading, `- ` a list item, `{{key}}` is a gap. Empty for a PDF. */
  body: longText(max.templateBody),
  fields: z
    .array(writtenFieldSchema)
    .max(max.templateFields, { message: 'TOO_MANY' })
    .refine(uniqueKeys, once),
  placed: z
    .array(placedFieldSchema)
    .max(max.placed, { message: 'TOO_MANY' })
    .refine(uniqueKeys, once),
  /** In signing order; includes the other side, a candidate or a client. */
  parties: z
    .array(z.enum(signatureParties))
    .min(1)
    .max(signatureParties.length)
    .refine((keys) => new Set(keys).size === keys.length, once)
    .refine((keys) => keys.includes('candidate') || keys.includes('client'), {
      params: { code: 'REQUIRED' },
    }),
  order: z.enum(signatureOrders),
  expiresInDays: z.number().int().min(max.expiresInDays.min).max(max.expiresInDays.max),
  requiresIdentity: z.boolean(),
};
export const templateContentSchema = z.strictObject(fields);
export type TemplateContent = z.infer<typeof templateContentSchema>;

export const signatureTemplateCreateSchema = z.strictObject({
  name: fields.name,
  category: fields.category,
  /** An uploaded PDF; null starts a text. */
  fileId: idSchema.nullable(),
  /** The template whose text, gaps and parties are copied. */
  copyOf: z.string().max(40).nullable(),
});
export const signatureTemplatePatch = z.strictObject({
  version: versionSchema,
  changes: templateContentSchema.partial(),
});
export const signatureTemplateVersionSchema = z.strictObject({ version: versionSchema });

const row = {
  id: idSchema,
  name: z.string(),
  category: z.enum(signatureCategories),
  source: z.enum(templateSources),
  summary: z.string(),
  parties: z.array(z.enum(signatureParties)),
  status: z.enum(signatureTemplateStates),
  /** Incremented with every change of the signed content. */
  revision: z.number().int(),
  /** Number of documents created from it. */
  used: z.number().int(),
  updatedAt: timestampSchema,
  updatedBy: personRefSchema.nullable(),
  version: versionSchema,
};
export const signatureTemplateRowSchema = z.object(row);
export type SignatureTemplateRow = z.infer<typeof signatureTemplateRowSchema>;
export const ownSignatureTemplatesSchema = z.object({
  data: z.array(signatureTemplateRowSchema),
  /** The platform's own templates to start from. */
  shipped: z.array(z.object({ key: z.string(), name: z.string(), summary: z.string() })),
});

/** The displayed pages of a PDF, in points. */
export const pdfPagesSchema = z.array(z.object({ width: z.number(), height: z.number() }));

/** A template for editing. */
export const ownSignatureTemplateSchema = z.object({
  ...row,
  body: z.string(),
  fields: z.array(writtenFieldSchema),
  placed: z.array(placedFieldSchema),
  order: z.enum(signatureOrders),
  expiresInDays: z.number().int(),
  requiresIdentity: z.boolean(),
  /** The pages of its PDF; empty for a text. */
  pages: pdfPagesSchema,
});
export type OwnSignatureTemplate = z.infer<typeof ownSignatureTemplateSchema>;
