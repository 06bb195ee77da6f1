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

/** What a client reads carries nothing by which the person could be reached past the agency. */
const forClientsWithoutContactData = (
  bio: { audience: string; body: string },
  ctx: z.core.$RefinementCtx,
): void => {
  // A text that is far too long is refused for that.
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

/** The whole bio as it shall be; it is one text, and is not merged by field. */
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
  /** Who said that it is ready. */
  approvedBy: personRefSchema.nullable(),
  approvedAt: timestampSchema.nullable(),
  updatedBy: personRefSchema.nullable(),
  updatedAt: timestampSchema,
});
export type Bio = z.infer<typeof bioSchema>;

/** The history of one bio, the newest first; the first one is how it stands. */
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

/** Names that a text for clients should not carry. */
export const bioCheckSchema = z.strictObject({ body: z.string().max(body * 4 + 2000) });
export const bioCheckResultSchema = z.object({
  names: z.array(z.object({ name: z.string(), kind: z.enum(['employer', 'client']) })),
});
export type BioNameWarning = z.infer<typeof bioCheckResultSchema>['names'][number];

/** What was typed and not yet saved, as it was typed: nothing of it is checked. */
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
