import { z } from 'zod';
import { idSchema, text } from '../../core/primitives.ts';
import { skillStates } from './skills.machine.ts';

export const skillCategories = [
  'language',
  'framework',
  'database',
  'cloud',
  'tool',
  'method',
  'domain',
  'design',
  'soft',
  'other',
] as const;

export const skillSchema = z.object({
  id: idSchema,
  name: z.string(),
  category: z.enum(skillCategories),
  status: z.enum(skillStates),
  /** The alias that matched the search, if any: "k8s". */
  matchedAlias: z.string().nullable(),
});
export type Skill = z.infer<typeof skillSchema>;

export const skillSearchQuery = z.strictObject({
  q: z.string().trim().max(60).default(''),
  ids: z
    .string()
    .max(1600)
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(idSchema).max(60))
    .optional(),
});
export const skillProposalSchema = z.strictObject({
  name: text(60, 2),
  category: z.enum(skillCategories).default('other'),
});

/** A pasted list of skills, separated by lines or commas. */
export const skillMapSchema = z.strictObject({ text: z.string().max(4000) });
export const skillMapResultSchema = z.object({
  items: z.array(z.object({ input: z.string(), skill: skillSchema.nullable() })),
});
