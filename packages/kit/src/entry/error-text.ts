import { defineMessages } from '@muster/ui';
import { generalErrorTexts, wordsForError } from '../messages/error-words.ts';
import { visitorDetailedTexts, visitorErrorTexts } from '../messages/visitor-errors.en.ts';

const words = { ...generalErrorTexts, error: visitorErrorTexts, detailed: visitorDetailedTexts };
const messages = defineMessages('kit-errors', words);

/** What a visitor reads about a failed call. */
export const errorText = (error: unknown): string => wordsForError(error, messages, words);
