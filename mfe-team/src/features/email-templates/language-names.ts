import type { MailLanguage } from '@muster/contracts';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** `Portuguese` for `pt`. */
export const languageName = (code: MailLanguage): string => names.of(code) ?? code;
