import {
  assistantEndpoints,
  assistantSettingEndpoints,
  jobDialogueEndpoints,
} from '@muster/contracts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { mount } from '../../http/mount.ts';
import type { Domain } from '../../domain.ts';
import { forgetAssistant } from './assistant.forget.ts';
import { assistantJobs } from './assistant.jobs.ts';
import { editDraft, sayToDialogue } from './dialogue/continue-dialogue.ts';
import { createJobOfDialogue } from './dialogue/create-job.ts';
import { readCurrent, startDialogue } from './dialogue/start-dialogue.ts';
import { deletePrompt, listPrompts, savePrompt } from './playground/prompts.ts';
import { runTask } from './playground/run-task.ts';
import { chooseMessageReader } from './rules/model-reader.ts';
import { readSetting, switchAgency, switchOwn } from './setting/switches.ts';
import { AssistantUsageModel } from './usage/assistant-usage.model.ts';
import { readUsage } from './usage/read-usage.ts';

export const assistantDomain: Domain = {
  name: 'assistant',
  collections: [browsable(AssistantUsageModel, ['use', 'engine'])],
  routes: (router, { config }) => {
    const reader = chooseMessageReader(config);
    mount(router, assistantSettingEndpoints.read, readSetting(config));
    mount(router, assistantSettingEndpoints.switchOwn, switchOwn(config));
    mount(router, assistantSettingEndpoints.switchAgency, switchAgency(config));
    mount(router, jobDialogueEndpoints.current, readCurrent);
    mount(router, jobDialogueEndpoints.start, startDialogue(reader));
    mount(router, jobDialogueEndpoints.say, sayToDialogue(reader));
    mount(router, jobDialogueEndpoints.edit, editDraft);
    mount(router, jobDialogueEndpoints.createJob, createJobOfDialogue);
    mount(router, assistantEndpoints.run, runTask(config));
    mount(router, assistantEndpoints.prompts, listPrompts);
    mount(router, assistantEndpoints.savePrompt, savePrompt);
    mount(router, assistantEndpoints.deletePrompt, deletePrompt);
    mount(router, assistantEndpoints.usage, readUsage);
  },
  jobs: assistantJobs,
  forget: forgetAssistant,
};
