import type { ProposalOf } from '../cv-engine.types.ts';
import { headingKind } from '../lines/sections.ts';
import { sourceOf, type CvLine } from '../lines/cv-line.ts';
import { fold } from '../lines/fold.ts';
import { companyWord } from '../words/company-words.ts';
import { documentTitles } from '../words/heading-words.ts';
import { credentialsBehind, particles, titlesBefore } from '../words/name-words.ts';
import { roleWord } from '../words/role-words.ts';
import { placeOf } from './places.ts';
import { splitName, type NameHints } from './split-name.ts';

const label =
  /^(?:(?:full )?name|nome(?: completo)?|nombre(?: y apellidos)?|nom(?: et prenom)?|imie i nazwisko|vor- und nachname|nachname, vorname|الاسم(?: الكامل)?|姓名|성명|이름)\s*[:：\t]\s*/u;
/** A name begins with a capital letter, if its script has any. */
const nameWord = /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*$/u;
const unspaced = /^(?:\p{Script=Han}{2,4}|\p{Script=Hangul}{2,4})$/u;
const maxWords = 6;
/** A single name, as on Java, is accepted only if its letters or a label mark it as a name. */
const fewestWords = 2;
const topLines = 3;

interface Candidate {
  line: CvLine;
  text: string;
  score: number;
}

/**
 * Finds the line that is most likely the name: near the top, large, capitalised words, similar to
 * the mail address, and neither a heading nor a title.
 */
export function readName(
  lines: readonly CvLine[],
  hints: NameHints = {},
): ProposalOf<'name'> | null {
  const { emails = [] } = hints;
  const page = lines.filter((line) => line.page === lines[0]?.page);
  const largest = Math.max(...page.map(({ size }) => size));
  const usual = median(page.map(({ size }) => size));
  const best = page
    .slice(0, 80)
    .flatMap((line, index): Candidate[] =>
      candidates(line, page[index + 1]).flatMap(({ text, isLabelled }) => {
        const isLarge = line.size === largest && largest > usual * 1.15;
        const isOnTop = isLarge && index < topLines;
        if (isSingle(text) && !isLabelled && !isOnTop) return [];
        const near = Math.max(0, 2 - index * 0.25);
        const mail = Math.max(0, ...emails.map((address) => likeness(text, address)));
        const score =
          near + (isLarge ? 3 : 0) + mail * 2.5 + (isLabelled ? 4 : 0) - (isSingle(text) ? 1 : 0);
        return [{ line, text, score: score + (line.bold ? 0.3 : 0) }];
      }),
    )
    .toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.score < 1.5) return null;
  const fields = splitName(best.text, hints);
  const max = fields.lastName === '' ? 0.6 : 0.98;
  const confidence = Math.min(max, 0.5 + best.score * 0.1);
  return { kind: 'name', fields, confidence, source: sourceOf([best.line]) };
}

function candidates(line: CvLine, next: CvLine | undefined) {
  const labelled = label.exec(line.folded)?.[0];
  return chunksOf(line, next, labelled)
    .map((chunk) => chunk.replace(credentialsBehind, '').replace(titlesBefore, '').trim())
    .filter((text) => isName(text, labelled !== undefined))
    .map((text) => ({ text, isLabelled: labelled !== undefined }));
}

function chunksOf(line: CvLine, next: CvLine | undefined, labelled: string | undefined): string[] {
  if (labelled) return [line.text.slice(labelled.length)];
  const [first = ''] = line.text.split(/(?:(?<!\s)\s+)?[|\t•·]\s*|(?<!\s)\s+[–—-]\s+/);
  const [name = '', ...rest] = first.split(/,\s+/);
  const isBeforePlace = rest.length > 0 && placeOf(rest.join(', '));
  // A name in large letters may take two lines.
  const isTwoLines = next && next.size === line.size && !next.isAfterGap && line.size > 13;
  return [isBeforePlace ? name : first, ...(isTwoLines ? [`${line.text} ${next.text}`] : [])];
}

function isName(text: string, isLabelled: boolean): boolean {
  const words = text.replace(/, (?=[\p{Lu}\p{Lo}])/u, ' ').split(/\s+/);
  const isWord = (each: string) => nameWord.test(each) || particles.has(fold(each));
  if (words.length > maxWords || !words.every(isWord)) return false;
  if (isLabelled) return true;
  const folded = fold(text);
  const isOther = documentTitles.has(folded) || headingKind(text) || placeOf(text);
  return !isOther && !roleWord.test(folded) && !companyWord.test(folded);
}

const isSingle = (text: string) => text.split(/\s+/).length < fewestWords && !unspaced.test(text);

/** Share of the name that appears in a mail address, 0–1. */
function likeness(name: string, address: string): number {
  const local = address.split('@')[0] ?? '';
  const whole = fold(address);
  const words = fold(name)
    .split(/[\s-]+/)
    .filter((each) => each.length > 2);
  if (words.length === 0) return 0;
  const inside = words.filter((each) => local.includes(each) || whole.includes(each)).length;
  return inside / words.length;
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
