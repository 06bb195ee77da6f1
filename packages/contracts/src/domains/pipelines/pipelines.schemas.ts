import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { applicationStageKinds } from '../jobs/jobs.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { pipelineMachine, type PipelineAction } from './pipelines.machine.ts';

const { pipeline: max } = limits;
const stageId = z.string().min(1).max(64);

/** A reference to a stage: for a bar or a menu, with its time limit in hours (null: none). */
export const stageRefSchema = z.object({
  id: stageId,
  name: z.string(),
  kind: z.enum(applicationStageKinds),
  slaHours: z.number().int().nullable(),
});
export type StageRef = z.infer<typeof stageRefSchema>;

/** A stage as stored in its template. */
export const templateStageSchema = stageRefSchema.extend({
  candidateLabel: z.string(),
  /** Null: hidden from the client. */
  clientLabel: z.string().nullable(),
  isActive: z.boolean(),
  /** Candidates currently in it, over all jobs, including those hidden from the reader. */
  live: z.number().int(),
});
export type TemplateStage = z.infer<typeof templateStageSchema>;

/** A user's actions on a template beside those of its state machine. */
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
  /** The default of new jobs. */
  isDefault: z.boolean(),
  /** The active stages, in order. */
  stages: z.array(stageRefSchema),
  /** Number of its jobs that have not ended. */
  liveJobs: z.number().int(),
  updatedAt: timestampSchema,
  /** Null: the original template. */
  updatedBy: personRefSchema.nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(pipelineActions)),
});
export type PipelineRow = z.infer<typeof pipelineRowSchema>;

/** The default first, then by name, archived ones last. */
export const pipelineListSchema = z.object({ data: z.array(pipelineRowSchema) });

/** One template with all its stages, including inactive ones. */
export const pipelineDetailSchema = pipelineRowSchema.extend({
  stages: z.array(templateStageSchema),
});
export type PipelineDetail = z.infer<typeof pipelineDetailSchema>;

/** A stage as input. */
export const stageInputSchema = z.strictObject({
  /** Null for a new one. */
  id: stageId.nullable().default(null),
  name: text(max.stageName.max, max.stageName.min),
  /** Fixed once the stage exists. */
  kind: z.enum(applicationStageKinds),
  slaHours: z.number().int().min(max.slaHours.min).max(max.slaHours.max).nullable(),
  candidateLabel: text(max.label, 1),
  clientLabel: text(max.label, 1).nullable(),
  isActive: z.boolean(),
  /** The stage of the same kind that receives the candidates of a deactivated stage. */
  moveTo: stageId.nullable().default(null),
});
export type StageInput = z.infer<typeof stageInputSchema>;

/** The stages in any order; they are sorted by kind. */
const stages = z
  .array(stageInputSchema)
  .max(max.stages, { message: 'TOO_MANY' })
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

const name = text(max.name.max, max.name.min);
export const pipelineCreateSchema = z.strictObject({ name, stages });
/** `stages` holds every stage of the template: none is ever removed, only deactivated. */
export const pipelinePatch = z.strictObject({
  version: versionSchema,
  changes: z.strictObject({ name, stages }).partial(),
});
export const pipelineDuplicateSchema = z.strictObject({ name });
export const pipelineVersionSchema = z.strictObject({ version: versionSchema });

/** The planned stages, simulated with current candidates. */
export const pipelineRehearsalSchema = z.strictObject({ changes: z.strictObject({ stages }) });

/** Maximum candidates in a simulation. */
export const pipelineRehearsalMost = 20;

const clockSchema = z.object({
  /** Name of the stage; null if the change does not say where the candidate goes. */
  stage: z.string().nullable(),
  /** When its time limit ends; null without a running timer. */
  dueAt: timestampSchema.nullable(),
  isLate: z.boolean(),
  /** The label for the candidate. */
  candidateLabel: z.string().nullable(),
});

/** Simulated stages of the template's candidates, and when an answer would be due. */
export const pipelineRehearsalAnswer = z.object({
  /** Total number of candidates in its stages. */
  standing: z.number().int(),
  /** Candidates with changes first, by their time in the stage. */
  data: z.array(
    z.object({
      id: idSchema,
      /** First letter of the name, and the number of the record. */
      person: z.string(),
      job: z.string(),
      now: clockSchema,
      then: clockSchema,
    }),
  ),
});
export type PipelineRehearsal = z.infer<typeof pipelineRehearsalAnswer>;
