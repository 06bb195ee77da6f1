import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { anyOf, listOf, listQuery } from '../../core/pagination.ts';
import { idSchema, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { skillMachine, skillStates, type SkillAction } from './skills.machine.ts';
import { skillCategories } from './skills.schemas.ts';

const skillRefSchema = z.object({ id: idSchema, name: z.string() });

export const skillRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  category: z.enum(skillCategories),
  status: z.enum(skillStates),
  aliases: z.array(z.string()),
  /** Number of candidates who have it. */
  usageCount: z.number().int(),
  mergedInto: skillRefSchema.nullable(),
  createdBy: personRefSchema.nullable(),
  createdAt: timestampSchema,
});
export type SkillRow = z.infer<typeof skillRowSchema>;

/** By default the skills offered to profiles: active and proposed. */
export const skillListQuery = listQuery({
  sorts: ['name', 'usageCount', 'createdAt'],
  defaultSort: 'name',
  filters: { status: anyOf(skillStates), category: anyOf(skillCategories) },
});
export const skillListSchema = listOf(skillRowSchema).extend({
  /** Number of pending proposals, whatever the filter. */
  proposed: z.number().int(),
});

/** A skill merged into this one, while that can be undone. */
export const absorbedSkillSchema = skillRefSchema.extend({
  at: timestampSchema,
  by: personRefSchema.nullable(),
  undoUntil: timestampSchema,
});
export const skillDetailSchema = skillRowSchema.extend({
  parent: skillRefSchema.nullable(),
  /** Number of open and past jobs that require it. */
  jobCount: z.number().int(),
  absorbed: z.array(absorbedSkillSchema),
  updatedAt: timestampSchema,
  version: versionSchema,
  allowedActions: z.array(z.enum(Object.keys(skillMachine.transitions) as [SkillAction])),
});
export type SkillDetail = z.infer<typeof skillDetailSchema>;

const name = text(60, 2);
const fields = {
  name,
  category: z.enum(skillCategories),
  parentId: idSchema.nullable(),
  aliases: z.array(name).max(limits.skill.aliases),
};
export const skillCreateSchema = z.strictObject({
  ...fields,
  parentId: fields.parentId.default(null),
  aliases: fields.aliases.default([]),
});
export const skillPatch = z.strictObject({
  version: versionSchema,
  changes: z.strictObject(fields).partial(),
});
export const skillActionSchema = z.strictObject({ version: versionSchema });

export const skillMergeSchema = z.strictObject({ version: versionSchema, intoId: idSchema });
export const skillMergePreviewQuery = z.strictObject({ intoId: idSchema });
/** The effects of a merge. */
export const skillMergePreviewSchema = z.object({
  into: skillRefSchema,
  /** Candidates who have it but not the other one. */
  people: z.number().int(),
  /** Candidates who have both: the better evidence stays. */
  both: z.number().int(),
  jobs: z.number().int(),
  /** Names that will refer to the other skill. */
  aliases: z.array(z.string()),
});

/** Maximum rows of a CSV import; enough for the catalogue of the largest agency. */
export const skillImportRows = 2000;
export const skillImportSchema = z.strictObject({
  /** The file as text: columns `name`, `category`, `aliases` (separated by `;` or `|`). */
  csv: z.string().min(1).max(500_000),
  dryRun: z.boolean().default(true),
});
export const skillImportResultSchema = z.object({
  rows: z.array(
    z.object({
      /** The line of the file, from 1; the header is line 1. */
      line: z.number().int(),
      name: z.string(),
      /** `known`: already in the catalogue; `error`: skipped for the reason in `code`. */
      outcome: z.enum(['new', 'known', 'error']),
      code: z.string().nullable(),
      /** The skill that already has this name or alias. */
      other: z.string().nullable(),
    }),
  ),
  created: z.number().int(),
});
