import { foldText } from '../../db/fold-text.ts';

/** How the names of skills compare: "Node JS", "node.js" and "NodeJS" are one. */
export const skillKey = (name: string): string => foldText(name).replace(/[\s._/-]+/g, '');

/** The name in addresses: `c-sharp`, `node-js`. */
export const skillSlug = (name: string): string =>
  foldText(name)
    .replace(/\+/g, ' plus ')
    .replace(/#/g, ' sharp ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ /g, '-');

/** The entries of a pasted list: one a line, comma or semicolon; bullets and repeats removed. */
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
