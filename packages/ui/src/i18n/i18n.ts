import type { i18n as I18n } from 'i18next';
import { sourceLocale } from './source-text.ts';

interface Added {
  locale: string;
  namespace: string;
  texts: object;
}

/**
 * Beginning of the message that reports a text shown without a value for one of its placeholders.
 */
const unfilledText = 'A text is shown with a gap that nothing fills';

/**
 * Catalogues and languages of a page. They live here because the package is shared as a singleton: the
 * shell and every remote register their texts in the same place.
 */
const added: Added[] = [];
const listeners = new Set<() => void>();
let language = sourceLocale;

/** Loaded with the first language other than the source language. */
let library: I18n | null = null;

/** Reports a missing value: the user sees the text without it, and tests fail. */
export function sayUnfilled(text: string, name: string): void {
  console.error(`${unfilledText}: {{${name}}} in “${text}”`);
}

async function loadLibrary(): Promise<I18n> {
  const { createInstance } = await import(/* webpackChunkName: "languages" */ 'i18next');
  const instance = createInstance();
  await instance.init({
    lng: sourceLocale,
    fallbackLng: sourceLocale,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    missingInterpolationHandler: (text: string, [, name = '']: readonly string[]) => {
      sayUnfilled(text, name);
      return '';
    },
  });
  for (const { locale, namespace, texts } of added)
    instance.addResourceBundle(locale, namespace, texts, true, true);
  return instance;
}

/** Returns the language library while a language other than the source language is active. */
export const languageLibrary = (): I18n | null => (language === sourceLocale ? null : library);

/** Changes the language of every text on the page and of dates, numbers and money. */
export async function setLocale(locale: string): Promise<void> {
  if (locale !== sourceLocale) {
    library ??= await loadLibrary();
    await library.changeLanguage(locale);
  }
  language = locale;
  if (typeof document !== 'undefined') document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

/** Returns the active language, as given to `setLocale`. */
export function getLocale(): string {
  return language;
}

/** Calls `listener` after each change of the language; returns a function that unsubscribes it. */
export function onLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Adds the texts of one namespace in another language.
 * @param texts the same tree as the English one, complete or in part
 */
export function addTranslations(locale: string, namespace: string, texts: object): void {
  added.push({ locale, namespace, texts });
  library?.addResourceBundle(locale, namespace, texts, true, true);
}
