import { getLocale } from '../i18n/i18n.ts';

/**
 * The locale for Intl. English without a region means British order and a 24-hour clock, as the
 * product writes dates (19 Nov, 14:12).
 */
export function intlLocale(): string {
  const locale = getLocale();
  return locale === 'en' ? 'en-GB' : locale;
}

const cache = new Map<string, Intl.DateTimeFormat>();

/** Formatters are costly to make and used in every row of a table. */
export function dateTimeFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = intlLocale();
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = cache.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    cache.set(key, format);
  }
  return format;
}
