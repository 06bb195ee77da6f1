import type { i18n as I18n } from 'i18next';
import { sourceLocale } from './source-text.ts';

interface Added {
  locale: string;
  namespace: string;
  texts: object;
}

/** How the message begins that says that a text is shown without a value for one of its gaps. */
const unfilledText = 'A text is shown with a gap that nothing fills';

/**
 * Catalogues and languages of a page. They live here because the package is shared as a singleton: the
 * shell and every remote register their texts in the same place.
 */
const added: Added[] = [];
const listeners = new Set<() => void>();
let language = sourceLocale;

/** Comes with the first language that is not that of the sources. */
let library: I18n | null = null;

/** A person reads the text without the gap; tests fail by it. */
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

/** The library, while another language than that of the sources is in force. */
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

/** The language in force, as given to `setLocale`. */
export function getLocale(): string {
  return language;
}

/** Calls `listener` after each change of the language; returns the function that ends it. */
export function onLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Adds the texts of one namespace in a further language.
 * @param texts the same tree as the English one, wholly or in part
 */
export function addTranslations(locale: string, namespace: string, texts: object): void {
  added.push({ locale, namespace, texts });
  library?.addResourceBundle(locale, namespace, texts, true, true);
}
