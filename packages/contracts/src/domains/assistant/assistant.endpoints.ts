import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  assistantAgencySwitchSchema,
  assistantOwnSwitchSchema,
  assistantPromptCreateSchema,
  assistantPromptSchema,
  assistantPromptsSchema,
  assistantResultSchema,
  assistantRunSchema,
  assistantSettingSchema,
  assistantUsageSchema,
} from './assistant.schemas.ts';
import {
  currentDialogueSchema,
  dialogueActedSchema,
  dialogueEditSchema,
  dialogueSaySchema,
  dialogueVersionSchema,
  jobDialogueSchema,
} from './job-dialogue.schemas.ts';

const setting = [{ entity: 'AssistantSetting' }] as const;
const dialogue = [{ entity: 'JobDialogue' }] as const;
const prompts = [{ entity: 'AssistantPrompt' }] as const;
const usage = [{ entity: 'AssistantUsage' }] as const;

/** Settings that enable the assistant for the agency and for a person. */
export const assistantSettingEndpoints = {
  read: defineEndpoint({
    name: 'assistant.readSetting',
    method: 'GET',
    path: '/ai/setting',
    access: 'ai.draftJob',
    summary: 'Whether the assistant may be used, and which engines there are.',
    response: assistantSettingSchema,
    provides: setting,
  }),
  switchOwn: defineEndpoint({
    name: 'assistant.switchOwn',
    method: 'PUT',
    path: '/ai/setting/own',
    access: 'ai.draftJob',
    summary: 'Switches the assistant on or off for oneself.',
    body: assistantOwnSwitchSchema,
    response: assistantSettingSchema,
    changes: setting,
  }),
  switchAgency: defineEndpoint({
    name: 'assistant.switchAgency',
    method: 'PUT',
    path: '/ai/setting/agency',
    access: 'settings.manage',
    summary: 'Switches the assistant on or off for the agency and its clients.',
    body: assistantAgencySwitchSchema,
    response: assistantSettingSchema,
    changes: setting,
    errors: ['VERSION_CONFLICT'],
  }),
} as const;

/** The dialogue that fills in a job draft. Each belongs to the person who started it. */
export const jobDialogueEndpoints = {
  current: defineEndpoint({
    name: 'jobDialogues.current',
    method: 'GET',
    path: '/ai/job-dialogues/current',
    access: 'ai.draftJob',
    summary: 'The own dialogue that is not finished yet.',
    response: currentDialogueSchema,
    provides: dialogue,
    errors: ['ENGINE_UNAVAILABLE'],
  }),
  start: defineEndpoint({
    name: 'jobDialogues.start',
    method: 'POST',
    path: '/ai/job-dialogues',
    access: 'ai.draftJob',
    summary: 'Begins a dialogue from nothing; one that was open is given up.',
    response: jobDialogueSchema,
    status: 201,
    changes: dialogue,
    errors: ['ENGINE_UNAVAILABLE'],
  }),
  say: defineEndpoint({
    name: 'jobDialogues.say',
    method: 'POST',
    path: '/ai/job-dialogues/:id/actions/say',
    access: 'ai.draftJob',
    summary: 'Reads a message into the draft and asks for what is missing.',
    params: idParams,
    body: dialogueSaySchema,
    response: jobDialogueSchema,
    changes: [...dialogue, ...usage],
    errors: ['VERSION_CONFLICT', 'INVALID_TRANSITION', 'RATE_LIMITED', 'ENGINE_UNAVAILABLE'],
  }),
  edit: defineEndpoint({
    name: 'jobDialogues.edit',
    method: 'PATCH',
    path: '/ai/job-dialogues/:id',
    access: 'ai.draftJob',
    summary: 'Changes the draft by hand, which counts more than what is said.',
    params: idParams,
    body: dialogueEditSchema,
    response: jobDialogueSchema,
    changes: dialogue,
    errors: ['VERSION_CONFLICT', 'INVALID_TRANSITION', 'ENGINE_UNAVAILABLE'],
  }),
  createJob: defineEndpoint({
    name: 'jobDialogues.createJob',
    method: 'POST',
    path: '/ai/job-dialogues/:id/actions/create-job',
    access: 'ai.draftJob',
    summary: 'Makes a draft of a job, or a client’s request for one; it never opens.',
    params: idParams,
    body: dialogueVersionSchema,
    response: dialogueActedSchema,
    changes: [...dialogue, { entity: 'Job' }],
    errors: ['VERSION_CONFLICT', 'COMPANY_BLOCKED', 'COMPANY_ON_HOLD', 'ENGINE_UNAVAILABLE'],
  }),
} as const;

/** The playground: tasks on texts entered by the user. Nothing is written to a record. */
export const assistantEndpoints = {
  run: defineEndpoint({
    name: 'assistant.run',
    method: 'POST',
    path: '/ai/runs',
    access: 'ai.use',
    summary: 'Runs a task; each sentence of the answer names the lines that it goes by.',
    body: assistantRunSchema,
    response: assistantResultSchema,
    changes: usage,
    errors: ['RATE_LIMITED', 'ENGINE_UNAVAILABLE'],
  }),
  prompts: defineEndpoint({
    name: 'assistant.prompts',
    method: 'GET',
    path: '/ai/prompts',
    access: 'ai.use',
    summary: 'The own inputs that were kept under a name.',
    response: assistantPromptsSchema,
    provides: prompts,
  }),
  savePrompt: defineEndpoint({
    name: 'assistant.savePrompt',
    method: 'POST',
    path: '/ai/prompts',
    access: 'ai.use',
    summary: 'Keeps an input under a name.',
    body: assistantPromptCreateSchema,
    response: assistantPromptSchema,
    status: 201,
    changes: prompts,
  }),
  deletePrompt: defineEndpoint({
    name: 'assistant.deletePrompt',
    method: 'DELETE',
    path: '/ai/prompts/:id',
    access: 'ai.use',
    summary: 'Removes an own input for good.',
    params: idParams,
    response: assistantPromptsSchema,
    changes: prompts,
  }),
  usage: defineEndpoint({
    name: 'assistant.usage',
    method: 'GET',
    path: '/ai/usage',
    access: 'ai.use',
    summary: 'The latest uses: the own ones, or those of all for who manages the settings.',
    response: assistantUsageSchema,
    provides: usage,
  }),
} as const;
