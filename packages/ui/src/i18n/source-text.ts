import type { MessageParams, MessageTree } from './messages.types.ts';

/** The locale every catalogue is written in. */
export const sourceLocale = 'en';

const plurals = new Intl.PluralRules(sourceLocale);
const gap = /\{\{(\w+)\}\}/g;

/** Returns the text at a dotted key; a name within a catalogue may contain dots itself. */
function textAt(tree: MessageTree, key: string): string | undefined {
  if (Object.hasOwn(tree, key)) {
    const found = tree[key];
    return typeof found === 'string' ? found : undefined;
  }
  for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
    const name = key.slice(0, dot);
    const group = Object.hasOwn(tree, name) ? tree[name] : undefined;
    const found = typeof group === 'object' ? textAt(group, key.slice(dot + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the keys to try for a count, in order of preference: zero, plural form, plain key. */
function forms(key: string, count: string | number | undefined): string[] {
  if (typeof count !== 'number') return [key];
  const plural = `${key}_${plurals.select(count)}`;
  return [...(count === 0 ? [`${key}_zero`] : []), plural, key];
}

/**
 * Returns a text of its catalogue with the placeholders filled. Does what the language library
 * does, as far as the source language needs it, so that the library is loaded only for other
 * languages.
 * @param onUnfilled is called for a placeholder without a value, which stays empty
 * @returns the key if there is no text
 */
export function sourceText(
  tree: MessageTree,
  key: string,
  params: MessageParams,
  onUnfilled: (text: string, name: string) => void,
): string {
  const text = forms(key, params['count'])
    .map((form) => textAt(tree, form))
    .find((found) => found !== undefined);
  if (text === undefined) return key;
  return text.replaceAll(gap, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined) onUnfilled(text, name);
    return String(value ?? '');
  });
}
