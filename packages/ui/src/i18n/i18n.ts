import { createInstance, type i18n as I18n } from 'i18next';

/** The locale every catalogue is written in; a missing translation falls back to it. */
export const sourceLocale = 'en';

/**
 * The only i18next instance of a page. It lives here because the package is shared as a singleton:
 * the shell and every remote register their texts in the same place.
 */
export const i18n: I18n = createInstance();

/** How the message begins that says that a text is shown without a value for one of its gaps. */
const unfilledText = 'A text is shown with a gap that nothing fills';

void i18n.init({
  lng: sourceLocale,
  fallbackLng: sourceLocale,
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
  missingInterpolationHandler: (text: string, [gap = '']: readonly string[]) => {
    // A person reads the text without the gap; tests fail by it.
    console.error(`${unfilledText}: ${gap} in “${text}”`);
    return '';
  },
});

/** Changes the language of every text on the page and of dates, numbers and money. */
export async function setLocale(locale: string): Promise<void> {
  await i18n.changeLanguage(locale);
  if (typeof document !== 'undefined') document.documentElement.lang = locale;
}

/** The language in force, as given to `setLocale`. */
export function getLocale(): string {
  return i18n.language;
}

/** Calls `listener` after each change of the language; returns the function that ends it. */
export function onLocale(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}

/**
 * Adds the texts of one namespace in a further language.
 * @param messages the same tree as the English one, wholly or in part
 */
export function addTranslations(locale: string, namespace: string, messages: object): void {
  i18n.addResourceBundle(locale, namespace, messages, true, true);
}
