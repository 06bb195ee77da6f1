import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, timestampSchema } from '../../core/primitives.ts';
import { noteSubjects } from '../notes/notes.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';

/** Kinds of search results. A `teamMember` is a managed person, a `user` an account. */
export const searchKinds = [
  'candidate',
  'company',
  'job',
  'talentPool',
  'teamMember',
  'user',
  'note',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The record of a found note, and the matched part of its text. */
export const foundNoteSchema = z.object({
  subjectType: z.enum(noteSubjects),
  subjectId: idSchema,
  writtenAt: timestampSchema,
  /** Each of `marks` is a range with an exclusive end; none for fuzzy matches. */
  passage: z.object({
    text: z.string(),
    marks: z.array(z.tuple([z.number().int(), z.number().int()])),
  }),
});
export type FoundNote = z.infer<typeof foundNoteSchema>;

/** A found record, as its reader may see it now. */
export const searchHitSchema = z.object({
  kind: z.enum(searchKinds),
  id: idSchema,
  /** `C-000123`; null for kinds without numbers. */
  number: z.string().nullable(),
  /** Its name; for a note, the name of its record. */
  title: z.string(),
  photo: photoSchema.optional(),
  /** One line of context: headline, company, role, author of a note. */
  subtitle: z.string().nullable(),
  /** The record's state for the badge: `active`. Null for kinds without one. */
  status: z.string().nullable(),
  score: z.number(),
  /** Only for notes. */
  note: foundNoteSchema.optional(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

/**
 * `building`: hits may be missing; `behind`: changes of the last `ageSeconds` are not indexed yet.
 */
export const searchIndexStates = ['ready', 'building', 'behind'] as const;

export const searchQuery = z.strictObject({
  q: z.string().trim().min(1).max(limits.search.query),
  /** Comma-separated; by default all kinds that the reader may list. */
  kinds: z
    .string()
    .max(200)
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(z.enum(searchKinds)).min(1))
    .optional(),
  limit: z.coerce.number().int().min(1).max(limits.search.hits).default(limits.search.hits),
});
export const searchResultSchema = z.object({
  hits: z.array(searchHitSchema),
  index: z.object({
    state: z.enum(searchIndexStates),
    /** Maximum age of the index data; 0 if it matches the database. */
    ageSeconds: z.number().int(),
  }),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

/** The user's recently opened records by kind and id, to be shown with their current names. */
export const searchRecentSchema = z.strictObject({
  items: z
    .array(z.strictObject({ kind: z.enum(searchKinds), id: idSchema }))
    .min(1)
    .max(limits.recentItems),
});
export const searchRecentResultSchema = z.object({ hits: z.array(searchHitSchema) });
