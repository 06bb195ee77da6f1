import type { AssistantTask } from '@muster/contracts';
import type { KnownSkill } from '../../../records/skills/known-skills.ts';
import { extractCv } from './extract-cv.ts';
import { summarise } from '../../../text/summarise.ts';
import type { SourcedSentence } from '../../../text/sourced-sentence.ts';
import { writeBio } from './write-bio.ts';

export interface TextTask {
  task: Exclude<AssistantTask, 'explain_match'>;
  lines: readonly string[];
  skills: readonly KnownSkill[];
  /** `yyyy-mm-dd`. */
  today: string;
  signal: AbortSignal;
}

/** Engine that runs a task. It is chosen here; callers do not depend on which one answers. */
export interface TaskEngine {
  readonly id: string;
  run(task: TextTask): Promise<SourcedSentence[]>;
}

/** Rules in this process: no text leaves the machine, and nothing is invented. */
export const localTaskEngine: TaskEngine = {
  id: 'local',
  run: ({ task, lines, skills, today }) =>
    Promise.resolve(
      task === 'summarise'
        ? summarise(lines)
        : task === 'bio'
          ? writeBio(lines)
          : extractCv(lines, skills, today),
    ),
};
