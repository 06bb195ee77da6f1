import type { Passage } from '@muster/contracts';
import { foldText } from '../db/fold-text.ts';

/** Consecutive folded words; with an open end the last one is a prefix. */
export interface WantedText {
  readonly words: readonly string[];
  readonly openEnd: boolean;
}

/** Maximum searched length of a long text. */
const lookedThrough = 40_000;
/** Characters before the first match, and in the whole passage. */
const lead = 60;
const length = 200;

interface Word {
  text: string;
  from: number;
  to: number;
}

/** The searchable words of a text with their positions, read lazily. */
class Words {
  private readonly read: Word[] = [];
  private readonly found: Iterator<RegExpExecArray>;

  constructor(text: string) {
    this.found = text.slice(0, lookedThrough).matchAll(/[\p{L}\p{M}\p{N}+#.]+/gu);
  }

  at(index: number): Word | undefined {
    while (this.read.length <= index) {
      const { value: match, done } = this.found.next();
      if (done) return undefined;
      const [whole] = match;
      const text = foldText(whole).replace(/^\.+|(?<!\.)\.+$/g, '');
      if (text !== '') this.read.push({ text, from: match.index, to: match.index + whole.length });
    }
    return this.read[index];
  }
}

/** Returns the part of a text around the first searched words; null if there are none. */
export function cutPassage(
  text: string,
  wanted: readonly WantedText[],
): Pick<Passage, 'text' | 'marks'> | null {
  const words = new Words(text);
  const marks: [number, number][] = [];
  let end = Infinity;
  for (let at = 0; ; at += 1) {
    const word = words.at(at);
    if (!word || word.from > end) break;
    const hit = longest(words, at, wanted);
    if (hit === 0) continue;
    const last = words.at(at + hit - 1) ?? word;
    marks.push([word.from, last.to]);
    if (end === Infinity) end = word.from - lead + length;
    at += hit - 1;
  }
  const [first] = marks;
  if (!first) return null;
  const from = edge(text, Math.max(0, first[0] - lead), first[0]);
  const to = Math.min(text.length, from + length);
  const before = from > 0 ? '… ' : '';
  const shift = before.length - from;
  const inside = marks.filter(([, until]) => until <= to);
  return {
    text: `${before}${flat(text.slice(from, to))}${to < text.length ? ' …' : ''}`,
    marks: inside.map(([start, until]) => [start + shift, until + shift]),
  };
}

/** Returns the number of words in the longest match from here on; 0 without a match. */
function longest(words: Words, at: number, wanted: readonly WantedText[]): number {
  let max = 0;
  for (const { words: asked, openEnd } of wanted) {
    if (asked.length === 0 || asked.length <= max) continue;
    const fits = asked.every((word, i) => {
      const found = words.at(at + i)?.text ?? '';
      return openEnd && i === asked.length - 1 ? found.startsWith(word) : found === word;
    });
    if (fits) max = asked.length;
  }
  return max;
}

/** Returns the start of the next whole word, where a passage begins. */
function edge(text: string, from: number, latest: number): number {
  if (from === 0) return 0;
  const space = text.indexOf(' ', from);
  return space < 0 || space >= latest ? from : space + 1;
}

/** Replaces line breaks by spaces; positions stay the same. */
const flat = (text: string): string => text.replace(/\s/g, ' ');
