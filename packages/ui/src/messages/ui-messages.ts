import { defineMessages } from '../i18n/messages.ts';
import { en } from './en.ts';

/** The catalogue of this package; further languages come through `addTranslations`. */
export const uiMessages = defineMessages('ui', en);
