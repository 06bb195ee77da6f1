export { addTranslations, getLocale, setLocale } from './i18n.ts';
export { defineMessages, translate, useT } from './messages.ts';
export type {
  MessageBundle,
  MessageKey,
  MessageParams,
  MessageTree,
  Translate,
} from './messages.ts';
