import type { AssistantResult } from '@muster/contracts';

/** Sentence with the lines it is based on, counted from 1. */
export type TaskSentence = AssistantResult['sentences'][number];
