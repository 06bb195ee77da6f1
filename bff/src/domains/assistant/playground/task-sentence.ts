import type { AssistantResult } from '@muster/contracts';

/** A sentence with the lines that it goes by, counted from 1. */
export type TaskSentence = AssistantResult['sentences'][number];
