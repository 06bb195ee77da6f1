import { defineMessages } from '../i18n/messages.ts';
import { en } from './en.ts';

/** The catalogue of this package; `addTranslations` adds further languages. */
export const uiMessages = defineMessages('ui', en);
