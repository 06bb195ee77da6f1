import { defineMessages } from '@muster/ui';
import { generalErrorTexts, wordsForError } from '../messages/error-words.ts';
import { visitorDetailedTexts, visitorErrorTexts } from '../messages/visitor-errors.en.ts';

const words = { ...generalErrorTexts, error: visitorErrorTexts, detailed: visitorDetailedTexts };
const messages = defineMessages('kit-errors', words);

/** Returns the text of a failed call for a visitor. */
export const errorText = (error: unknown): string => wordsForError(error, messages, words);
