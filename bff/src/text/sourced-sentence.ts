import type { AssistantResult } from '@muster/contracts';

/** Sentence with the lines it is based on, counted from 1. */
export type SourcedSentence = AssistantResult['sentences'][number];
