import { useSyncExternalStore } from 'react';
import { addTranslations, getLocale, languageLibrary, onLocale, sayUnfilled } from './i18n.ts';
import type { MessageParams, MessageTree } from './messages.types.ts';
import { sourceLocale, sourceText } from './source-text.ts';

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}`
  ? Base
  : Key;

/** Every dotted key of a catalogue; a plural pair counts as one key. */
export type MessageKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${MessageKey<Tree[Key]>}`;
}[keyof Tree & string];

/** A registered catalogue; `Key` is the union of its keys. */
export type MessageBundle<Key extends string> = {
  readonly namespace: string;
  readonly en: MessageTree;
  /** Carries the type of the keys; never present at run time. */
  readonly key?: Key;
};

/** Function that looks up a text in one catalogue. */
export type Translate<Key extends string> = (key: Key, params?: MessageParams) => string;

/**
 * Registers the English texts of one namespace (a remote, a package) and types their keys.
 * Call it once at module level; there is no provider to mount.
 */
export function defineMessages<const Tree extends MessageTree>(
  namespace: string,
  en: Tree,
): MessageBundle<MessageKey<Tree>> {
  addTranslations(sourceLocale, namespace, en);
  return { namespace, en };
}

/** One function per catalogue and language, shared by all components that show its texts. */
const translators = new WeakMap<object, { locale: string; t: Translate<string> }>();

function translatorOf(bundle: MessageBundle<string>, locale: string): Translate<string> {
  const known = translators.get(bundle);
  if (known?.locale === locale) return known.t;
  // Most texts have no placeholders and a table row shows dozens, so each is looked up once.
  // Translations may arrive late, so they are looked up each time.
  const whole = new Map<string, string>();
  const t: Translate<string> = (key, params) => {
    if (params || locale !== sourceLocale) return translate(bundle, key, params);
    const text = whole.get(key) ?? translate(bundle, key);
    whole.set(key, text);
    return text;
  };
  translators.set(bundle, { locale, t });
  return t;
}

/**
 * Returns the texts of a catalogue in the current language; the component follows `setLocale`. The
 * function stays the same until the language changes, so it can be used as a dependency.
 */
export function useT<Key extends string>(bundle: MessageBundle<Key>): Translate<Key> {
  const locale = useSyncExternalStore(onLocale, getLocale);
  return translatorOf(bundle as MessageBundle<string>, locale);
}

/** Looks up a text outside React (toasts from a store, document titles). */
export function translate<Key extends string>(
  bundle: MessageBundle<Key>,
  key: NoInfer<Key>,
  params?: MessageParams,
): string {
  const library = languageLibrary();
  if (library) return library.t(key, { ns: bundle.namespace, ...params });
  return sourceText(bundle.en, key, params ?? {}, sayUnfilled);
}
