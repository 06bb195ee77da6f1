import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, text, timestampSchema } from '../../core/primitives.ts';

/** Tasks of the playground. */
export const assistantTasks = ['summarise', 'bio', 'extract_cv', 'explain_match'] as const;
export type AssistantTask = (typeof assistantTasks)[number];
/** All uses recorded in the usage log. */
export const assistantUses = [...assistantTasks, 'job_dialogue'] as const;

/** Whether the assistant may be used, and the available engines. */
export const assistantSettingSchema = z.object({
  agencyOn: z.boolean(),
  ownOn: z.boolean(),
  /** Whether it is on for the agency and for the reader. */
  on: z.boolean(),
  /** Whether the reader may switch it for the agency. */
  mayManage: z.boolean(),
  version: z.number().int(),
  /** The local rules first, then a model if one is configured. */
  engines: z.array(z.object({ id: z.string(), leavesMachine: z.boolean() })),
});
export type AssistantSetting = z.infer<typeof assistantSettingSchema>;
export const assistantOwnSwitchSchema = z.strictObject({ on: z.boolean() });
export const assistantAgencySwitchSchema = z.strictObject({
  on: z.boolean(),
  /** 0 if never switched. */
  version: z.number().int().min(0),
});

const common = {
  engine: text(80, 1).default('local'),
  /** Replaces addresses, numbers, links and the name before the engine reads the text. */
  mask: z.boolean().default(true),
};
const input = longText(limits.assistant.input, 1);
export const assistantRunSchema = z.discriminatedUnion('task', [
  z.strictObject({ ...common, task: z.literal('summarise'), input }),
  z.strictObject({ ...common, task: z.literal('bio'), input }),
  z.strictObject({ ...common, task: z.literal('extract_cv'), input }),
  z.strictObject({
    ...common,
    task: z.literal('explain_match'),
    candidateId: idSchema,
    jobId: idSchema,
  }),
]);
export type AssistantRun = z.infer<typeof assistantRunSchema>;

export const assistantResultSchema = z.object({
  task: z.enum(assistantTasks),
  engine: z.string(),
  masked: z.boolean(),
  /** The input by line, as the engine saw it. */
  lines: z.array(z.string()),
  /** Each sentence with the lines it is based on, counted from 1. */
  sentences: z.array(
    z.object({
      /** The kind of fact in a CV; otherwise null. */
      label: z.string().nullable(),
      text: z.string(),
      from: z.number().int().min(1),
      to: z.number().int().min(1),
    }),
  ),
  tookMs: z.number().int(),
});
export type AssistantResult = z.infer<typeof assistantResultSchema>;

export const assistantPromptSchema = z.object({
  id: idSchema,
  name: z.string(),
  task: z.enum(assistantTasks),
  input: z.string(),
  createdAt: timestampSchema,
});
export type AssistantPrompt = z.infer<typeof assistantPromptSchema>;
export const assistantPromptsSchema = z.object({ data: z.array(assistantPromptSchema) });
export const assistantPromptCreateSchema = z.strictObject({
  name: text(limits.assistant.promptName, 1),
  task: z.enum(assistantTasks).exclude(['explain_match']),
  input: longText(limits.assistant.promptInput, 1),
});

/** Who used it for which task; never the input or the answer. */
export const assistantUsageSchema = z.object({
  data: z.array(
    z.object({
      id: idSchema,
      use: z.enum(assistantUses),
      engine: z.string(),
      masked: z.boolean(),
      characters: z.number().int(),
      sentences: z.number().int(),
      tookMs: z.number().int(),
      at: timestampSchema,
      person: z.string(),
    }),
  ),
});
export type AssistantUsage = z.infer<typeof assistantUsageSchema>;
