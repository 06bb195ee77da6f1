import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { applicationStageKinds } from '../jobs/jobs.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { pipelineMachine, type PipelineAction } from './pipelines.machine.ts';

const { pipeline: most } = limits;
const stageId = z.string().min(1).max(64);

/** A stage as others name it: on a bar, in a menu, with its time in hours (null: none). */
export const stageRefSchema = z.object({
  id: stageId,
  name: z.string(),
  kind: z.enum(applicationStageKinds),
  slaHours: z.number().int().nullable(),
});
export type StageRef = z.infer<typeof stageRefSchema>;

/** A stage as its template keeps it. */
export const templateStageSchema = stageRefSchema.extend({
  candidateLabel: z.string(),
  /** Null: the client sees nothing of it. */
  clientLabel: z.string().nullable(),
  isActive: z.boolean(),
  /** Who stands on it now, over all jobs, whether the reader may know of them or not. */
  live: z.number().int(),
});
export type TemplateStage = z.infer<typeof templateStageSchema>;

/** A user's actions on a template beside those of its machine. */
export const pipelineActions = [
  ...(Object.keys(pipelineMachine.transitions) as PipelineAction[]),
  'edit',
  'duplicate',
  'set_default',
] as const;

export const pipelineRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  status: z.enum(pipelineMachine.states),
  /** What a new job begins with. */
  isDefault: z.boolean(),
  /** Those in use, in their order. */
  stages: z.array(stageRefSchema),
  /** Jobs with it that have not ended. */
  liveJobs: z.number().int(),
  updatedAt: timestampSchema,
  /** Null: as it was shipped. */
  updatedBy: personRefSchema.nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(pipelineActions)),
});
export type PipelineRow = z.infer<typeof pipelineRowSchema>;

/** The default first, then by name, archived ones last. */
export const pipelineListSchema = z.object({ data: z.array(pipelineRowSchema) });

/** One template with all its stages, those that are switched off included. */
export const pipelineDetailSchema = pipelineRowSchema.extend({
  stages: z.array(templateStageSchema),
});
export type PipelineDetail = z.infer<typeof pipelineDetailSchema>;

/** A stage as it is written. */
export const stageInputSchema = z.strictObject({
  /** Null for a new one. */
  id: stageId.nullable().default(null),
  name: text(most.stageName.max, most.stageName.min),
  /** Of a stage that is there it never changes. */
  kind: z.enum(applicationStageKinds),
  slaHours: z.number().int().min(most.slaHours.min).max(most.slaHours.max).nullable(),
  candidateLabel: text(most.label, 1),
  clientLabel: text(most.label, 1).nullable(),
  isActive: z.boolean(),
  /** Where those who stand on a stage go that is switched off: another one of its kind. */
  moveTo: stageId.nullable().default(null),
});
export type StageInput = z.infer<typeof stageInputSchema>;

/** The stages in any order; they come to stand in the order of their kinds. */
const stages = z
  .array(stageInputSchema)
  .max(most.stages, { message: 'TOO_MANY' })
  .superRefine((list, ctx) => {
    const names = new Set<string>();
    for (const [index, { name }] of list.entries()) {
      const key = name.toLowerCase();
      if (names.has(key))
        ctx.addIssue({ code: 'custom', path: [index, 'name'], params: { code: 'NOT_UNIQUE' } });
      names.add(key);
    }
    const active = new Set(list.filter(({ isActive }) => isActive).map(({ kind }) => kind));
    if (applicationStageKinds.some((kind) => !active.has(kind)))
      ctx.addIssue({ code: 'custom', params: { code: 'STAGE_OF_EACH_KIND' } });
  });

const name = text(most.name.max, most.name.min);
export const pipelineCreateSchema = z.strictObject({ name, stages });
/** `stages` holds every stage of the template: none is ever removed, only switched off. */
export const pipelinePatch = z.strictObject({
  version: versionSchema,
  changes: z.strictObject({ name, stages }).partial(),
});
export const pipelineDuplicateSchema = z.strictObject({ name });
export const pipelineVersionSchema = z.strictObject({ version: versionSchema });

/** The stages as they are to stand, tried on people who are there now. */
export const pipelineRehearsalSchema = z.strictObject({ changes: z.strictObject({ stages }) });

/** So many people a change is tried on at most. */
export const pipelineRehearsalMost = 20;

const clockSchema = z.object({
  /** What the stage is called; null where the change does not say where the person goes. */
  stage: z.string().nullable(),
  /** When its time runs out; null where no clock runs. */
  dueAt: timestampSchema.nullable(),
  isLate: z.boolean(),
  /** What the person reads of it. */
  candidateLabel: z.string().nullable(),
});

/** Where people of the template would stand, and by when an answer would be due. */
export const pipelineRehearsalAnswer = z.object({
  /** How many stand on its stages in all. */
  standing: z.number().int(),
  /** Those first of whom something changes, by how long they are at their stage. */
  data: z.array(
    z.object({
      id: idSchema,
      /** The first letter and the number of the record. */
      person: z.string(),
      job: z.string(),
      now: clockSchema,
      then: clockSchema,
    }),
  ),
});
export type PipelineRehearsal = z.infer<typeof pipelineRehearsalAnswer>;
