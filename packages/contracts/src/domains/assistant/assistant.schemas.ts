import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, text, timestampSchema } from '../../core/primitives.ts';

/** What the playground can be asked for. */
export const assistantTasks = ['summarise', 'bio', 'extract_cv', 'explain_match'] as const;
export type AssistantTask = (typeof assistantTasks)[number];
/** All that is noted in the usage log. */
export const assistantUses = [...assistantTasks, 'job_dialogue'] as const;

/** Whether the assistant may be used, and which engines there are. */
export const assistantSettingSchema = z.object({
  agencyOn: z.boolean(),
  ownOn: z.boolean(),
  /** Both are on. */
  on: z.boolean(),
  /** Whether the reader switches it for the agency. */
  mayManage: z.boolean(),
  version: z.number().int(),
  /** The rules of this machine first, then a model where one is configured. */
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
  /** Addresses, numbers, links and the name are replaced before anything reads the text. */
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
  /** What was read, line by line, as the engine saw it. */
  lines: z.array(z.string()),
  /** Each sentence with the lines that it goes by, counted from 1. */
  sentences: z.array(
    z.object({
      /** What kind of fact it is, of a CV; null elsewhere. */
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

/** Who used it for what; never what was read or answered. */
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
