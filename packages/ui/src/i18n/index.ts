export { addTranslations, getLocale, setLocale } from './i18n.ts';
export { defineMessages, translate, useT } from './messages.ts';
export type { MessageBundle, MessageKey, Translate } from './messages.ts';
export type { MessageParams, MessageTree } from './messages.types.ts';
