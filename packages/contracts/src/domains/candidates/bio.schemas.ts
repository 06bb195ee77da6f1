import { z } from 'zod';
import { findContactData } from '../../core/contact-data.ts';
import { limits } from '../../core/limits.ts';
import {
  idSchema,
  longText,
  richText,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { bioAudiences, bioStates } from './candidates.enums.ts';

/** ISO 639-1. */
export const languageCodeSchema = z.string().regex(/^[a-z]{2}$/);

const { title, min, body } = limits.bio;

/** A presentable biography. */
export const bioFields = {
  title: text(title, 1),
  body: richText(body, min),
  audience: z.enum(bioAudiences).default('client'),
  language: languageCodeSchema.default('en'),
  status: z.enum(bioStates).default('draft'),
  isDefault: z.boolean().default(false),
};

/** A bio for clients must not contain contact data that bypasses the agency. */
const forClientsWithoutContactData = (
  bio: { audience: string; body: string },
  ctx: z.core.$RefinementCtx,
): void => {
  // An overlong text is refused by its length check instead.
  const isRead = bio.audience === 'client' && bio.body.length <= limits.bodyBytes / 10;
  const [found] = isRead ? findContactData(bio.body) : [];
  if (found)
    ctx.addIssue({
      code: 'custom',
      path: ['body'],
      params: { code: 'CONTAINS_CONTACT_DATA', found: found.text },
    });
};

export const bioCreateSchema = z
  .strictObject({ version: versionSchema, ...bioFields })
  .superRefine(forClientsWithoutContactData);

/** The complete new bio; it is one text and is not merged by field. */
export const bioUpdateSchema = bioCreateSchema;

export const bioVersionSchema = z.strictObject({ version: versionSchema });

export const bioRestoreSchema = z.strictObject({
  version: versionSchema,
  number: z.number().int().min(1),
});

export const bioParams = z.strictObject({
  id: z.string().max(64),
  bioId: z.string().max(64),
});

export const bioDraftParams = z.strictObject({
  id: z.string().max(64),
  key: z.string().max(64),
});

export const bioSchema = z.object({
  id: idSchema,
  title: z.string(),
  body: z.string(),
  audience: z.enum(bioAudiences),
  language: z.string(),
  status: z.enum(bioStates),
  isDefault: z.boolean(),
  /** Who marked it as ready. */
  approvedBy: personRefSchema.nullable(),
  approvedAt: timestampSchema.nullable(),
  updatedBy: personRefSchema.nullable(),
  updatedAt: timestampSchema,
});
export type Bio = z.infer<typeof bioSchema>;

/** The history of one bio, newest first; the first entry is the current version. */
export const bioHistorySchema = z.object({
  data: z.array(
    bioSchema
      .pick({ title: true, body: true, audience: true, language: true, status: true })
      .extend({
        number: z.number().int(),
        by: personRefSchema.nullable(),
        at: timestampSchema,
      }),
  ),
});
export type BioHistory = z.infer<typeof bioHistorySchema>;

/** Names that should not appear in a text for clients. */
export const bioCheckSchema = z.strictObject({ body: z.string().max(body * 4 + 2000) });
export const bioCheckResultSchema = z.object({
  names: z.array(z.object({ name: z.string(), kind: z.enum(['employer', 'client']) })),
});
export type BioNameWarning = z.infer<typeof bioCheckResultSchema>['names'][number];

/** Unsaved input exactly as typed; it is not validated. */
export const bioDraftSchema = z.strictObject({
  title: longText(title * 2),
  body: z.string().max(body * 8 + 2000),
  audience: z.enum(bioAudiences),
  language: z.string().max(8),
  status: z.enum(bioStates),
  isDefault: z.boolean(),
});
export type BioDraft = z.infer<typeof bioDraftSchema>;
export const bioDraftAnswerSchema = z.object({
  draft: bioDraftSchema.extend({ savedAt: timestampSchema }).nullable(),
});
