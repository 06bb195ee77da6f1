import { foldText } from '../../db/fold-text.ts';

/** Returns the key that compares skill names: "Node JS", "node.js" and "NodeJS" are one. */
export const skillKey = (name: string): string => foldText(name).replace(/[\s._/-]+/g, '');

/** Returns the name for URLs: `c-sharp`, `node-js`. */
export const skillSlug = (name: string): string =>
  foldText(name)
    .replace(/\+/g, ' plus ')
    .replace(/#/g, ' sharp ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ /g, '-');

/**
 * Returns the entries of a pasted list, separated by lines, commas or semicolons; bullets and
 * repeats are removed.
 */
export function pastedEntries(text: string, max: number): string[] {
  const entries = text
    .split(/[\n\r,;|•]+/)
    .map((entry) =>
      entry
        .replace(/^[\s*–-]+/, '')
        .slice(0, 60)
        .trim(),
    )
    .filter((entry) => skillKey(entry) !== '');
  return [...new Map(entries.map((entry) => [skillKey(entry), entry])).values()].slice(0, max);
}
