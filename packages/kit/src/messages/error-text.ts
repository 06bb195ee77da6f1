import { defineMessages } from '@muster/ui';
import { generalErrorTexts, wordsForError } from './error-words.ts';
import { detailedErrorTexts, errorTexts } from './errors.en.ts';

const words = { ...generalErrorTexts, error: errorTexts, detailed: detailedErrorTexts };
const messages = defineMessages('kit-errors', words);

/** What a person reads about a failed call. */
export const errorText = (error: unknown): string => wordsForError(error, messages, words);
