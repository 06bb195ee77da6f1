import type { SearchKind } from '@muster/contracts';

/** A record in which every word of the text was found. */
export interface Match {
  readonly key: string;
  readonly kind: SearchKind;
  /** How well the words fit, by frequency and length. */
  readonly score: number;
  /** The words of the record that fit, with the fields in which they stand. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  /** Folded. */
  readonly title: string;
  readonly aside: boolean;
  readonly at: number;
}

const day = 86_400_000;
/** What changed today counts half as much again; the surplus fades in about a quarter. */
const freshness = 0.5;
const fadeDays = 90;
/** How many of one kind stand together before those of another that fit as well. */
const block = 5;

/**
 * The keys of matches, the likeliest first: by what the title has to do with the text, then what
 * is in use before what was put aside, then by fit and freshness. Kinds take turns among equals,
 * so that many people of a name do not hide the one company.
 * @param text folded; null where words only resemble
 */
export function rank(
  matches: readonly Match[],
  text: string | null,
  words: readonly string[],
  now = Date.now(),
): string[] {
  const rated = matches.map((match) => ({
    key: match.key,
    kind: match.kind,
    level: 2 * nearness(match, text, words) + Number(match.aside),
    weight:
      match.score * (1 + freshness * Math.exp(-Math.max(0, now - match.at) / (fadeDays * day))),
    turn: 0,
  }));
  rated.sort((a, b) => a.level - b.level || b.weight - a.weight || (a.key < b.key ? -1 : 1));
  const seen = new Map<string, number>();
  for (const one of rated) {
    const group = `${one.level}:${one.kind}`;
    const before = seen.get(group) ?? 0;
    one.turn = Math.floor(before / block);
    seen.set(group, before + 1);
  }
  // Stable: within a turn the weight decides as before.
  rated.sort((a, b) => a.level - b.level || a.turn - b.turn);
  return rated.map(({ key }) => key);
}

/** 0: the title is the text; 1: begins with it; 2: all words begin words of it; 3: elsewhere. */
function nearness({ title, terms }: Match, text: string | null, words: readonly string[]): number {
  if (text === null)
    return Object.values(terms).every((fields) => fields.includes('title')) ? 2 : 3;
  if (title === text) return 0;
  if (title.startsWith(text)) return 1;
  const inTitle = Object.keys(terms).filter((term) => terms[term]?.includes('title'));
  return words.every((word) => inTitle.some((term) => term.startsWith(word))) ? 2 : 3;
}
