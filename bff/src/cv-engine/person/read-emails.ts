import type { ProposalOf } from '../cv-engine.types.ts';
import { sourceOf, type CvLine } from '../lines/cv-line.ts';
import { fold } from '../lines/fold.ts';

type Contact = ProposalOf<'contact'>;

const email =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/giu;
/** An address cut off by the end of the line: "ana.garcia-", "ana@north-", "ana@firm." */
const cutAtEnd =
  /(?:^|[\s:|;,(<])([\p{L}\d._%+-]*[\p{L}\d](?:@[\p{L}\d.-]*)?[-._]|[\p{L}\d._%+-]+@(?:[\p{L}\d-]+)?)$/u;
/** The possible rest of an address: it holds the @, or the @ came before the cut. */
const restAtStart = /^(?:@)?[\p{L}\d._%+-]+(?:@[\p{L}\d.-]+)?/u;
const lastWord = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]*[\p{L}\d]$/u;
/** An address joined from two lines is never as certain as one on a single line. */
const joinedConfidence = 0.5;

/** Reads mail addresses, also those broken at the end of a line. */
export function readEmails(lines: readonly CvLine[]): Contact[] {
  const rests = new Map<CvLine, number>();
  const joined = lines.flatMap((line, index): Contact[] => {
    const next = lines[index + 1];
    const whole = next && isBelow(line, next) ? joinedAddress(line, next, lines) : null;
    if (!whole || !next) return [];
    rests.set(next, whole.restLength);
    return [contact(whole.address, joinedConfidence, [line, next])];
  });
  const single = lines.flatMap((line) =>
    [...line.text.matchAll(email)].flatMap((match) => {
      // The start of this line belongs to the address of the line before.
      if (match.index < (rests.get(line) ?? 0)) return [];
      return [contact(match[0], match[0].includes('@') ? 0.99 : 0.85, [line])];
    }),
  );
  return [...single, ...joined];
}

const isBelow = (line: CvLine, next: CvLine) =>
  line.page === next.page && line.column === next.column && !next.isAfterGap && !next.isBullet;

function joinedAddress(line: CvLine, next: CvLine, lines: readonly CvLine[]) {
  const start = startOf(line, next);
  const rest = restAtStart.exec(next.text)?.[0];
  if (!start || !rest || start.includes('@') === rest.includes('@')) return null;
  const isBreak = start.endsWith('-') && !isHyphenWritten(start, rest, lines);
  const address = `${isBreak ? start.slice(0, -1) : start}${rest}`;
  const [whole] = address.match(email) ?? [];
  return whole === address ? { address, restLength: rest.length } : null;
}

function startOf({ text, isHyphenated, isFull }: CvLine, next: CvLine): string | undefined {
  const cut = cutAtEnd.exec(text)?.[1];
  if (cut) return cut;
  const word = lastWord.exec(text)?.[0];
  // Broken by a soft hyphen, before the @, or because the column was too narrow.
  const isAlone = isFull && word === text && /[._\d]/.test(word);
  return isHyphenated || next.text.startsWith('@') || isAlone ? word : undefined;
}

/**
 * Checks whether the hyphen is part of the address rather than a line-break hyphen. It is, unless
 * the CV has the two halves as one word elsewhere, as in the name.
 */
function isHyphenWritten(start: string, rest: string, lines: readonly CvLine[]): boolean {
  const before = fold(/(?<![\p{L}\d])[\p{L}\d]+(?=-$)/u.exec(start)?.[0] ?? '');
  const after = fold(/^[\p{L}\d]+/u.exec(rest)?.[0] ?? '');
  const isSaid = (word: string) =>
    lines.some(({ folded }) => folded.split(/[^\p{L}\d-]+/u).includes(word));
  return !isSaid(`${before}${after}`);
}

function contact(written: string, confidence: number, lines: readonly CvLine[]): Contact {
  const value = written
    .replaceAll(/\s/g, '')
    .replace(/\(at\)|\[at\]/i, '@')
    .toLowerCase();
  return { kind: 'contact', fields: { kind: 'email', value }, confidence, source: sourceOf(lines) };
}
