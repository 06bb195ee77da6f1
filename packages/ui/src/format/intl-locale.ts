import { getLocale } from '../i18n/i18n.ts';

/**
 * Returns the locale for Intl. English without a region means British order and a 24-hour clock, as
 * the product writes dates (19 Nov, 14:12).
 */
export function intlLocale(): string {
  const locale = getLocale();
  return locale === 'en' ? 'en-GB' : locale;
}

/**
 * Caches the formatters that `make` creates: they are costly to create and used in every table row.
 */
function kept<Options, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (options: Options, locale = intlLocale()): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    let format = formats.get(key);
    if (!format) {
      format = make(locale, options);
      formats.set(key, format);
    }
    return format;
  };
}

/** Formatter of dates and times for these options, in the language of the page by default. */
export const dateTimeFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** Formatter of numbers for these options, in the language of the page by default. */
export const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** Collator for texts, in the language of the page by default. */
export const collator = kept(
  (locale, options: Intl.CollatorOptions) => new Intl.Collator(locale, options),
);

/** Names of countries and the like, in the language of the page by default. */
export const displayNames = kept(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
);
