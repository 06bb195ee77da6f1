import { fold } from '../../../cv-engine/lines/fold.ts';

/**
 * Message during reading: each rule consumes what it understood, so that no other rule reads it.
 */
export class Scan {
  /** Folded text with spaces in place of consumed parts; positions match the original text. */
  rest: string;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.rest = fold(text);
  }

  /** Returns the matches of the pattern that `accept` accepts, and consumes them. */
  take(
    pattern: RegExp,
    accept: (match: RegExpExecArray) => boolean = () => true,
  ): RegExpExecArray[] {
    const found = [...this.rest.matchAll(pattern)].filter(accept);
    for (const match of found) this.blank(match.index, match.index + match[0].length);
    return found;
  }

  blank(from: number, to: number): void {
    this.rest = this.rest.slice(0, from) + ' '.repeat(to - from) + this.rest.slice(to);
  }
}

const words = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty'
).split(' ');
const more: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  single: 1,
  thirty: 30,
  forty: 40,
  sixty: 60,
};

/** Pattern of a number in digits or words. */
export const numberPattern = `\\d{1,3}|${words.slice(1).join('|')}|thirty|forty|sixty`;

/** `"3"`, `"three"`: 3. */
export function numberOf(written: string): number {
  const at = words.indexOf(written);
  return at === -1 ? (more[written] ?? Number(written)) : at;
}
