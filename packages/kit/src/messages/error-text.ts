import { defineMessages, type MessageBundle } from '@muster/ui';
import { generalErrorTexts, wordsForError, type ErrorWords } from './error-words.ts';

const namespace = 'kit-errors';
/** The general ones are there from the start: they also stand for an error whose own did not come. */
let words: ErrorWords = { ...generalErrorTexts, error: {}, detailed: {} };
let messages: MessageBundle<string> = defineMessages(namespace, generalErrorTexts);
let coming: Promise<void> | null = null;

async function bring(): Promise<void> {
  const { errorTexts, detailedErrorTexts } = await import(
    /* webpackChunkName: "error-words" */ './errors.en.ts'
  );
  const all = { ...generalErrorTexts, error: errorTexts, detailed: detailedErrorTexts };
  words = all;
  messages = defineMessages(namespace, all);
}

/**
 * Fetches a text for each code, which no page needs before something fails. Who hands an error on
 * waits for it; it never rejects, and is tried again with the next error.
 */
export function bringErrorWords(): Promise<void> {
  coming ??= bring().catch(() => {
    coming = null;
  });
  return coming;
}

/** Returns the text of a failed call for the user. */
export const errorText = (error: unknown): string => wordsForError(error, messages, words);
