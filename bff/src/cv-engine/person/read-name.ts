import type { ProposalOf } from '../cv-engine.types.ts';
import { headingKind } from '../lines/sections.ts';
import { sourceOf } from '../lines/cv-line.ts';
import type { CvLine } from '../lines/cv-line.ts';
import { fold } from '../lines/fold.ts';
import { companyWord } from '../words/company-words.ts';
import { documentTitles } from '../words/heading-words.ts';
import { roleWord } from '../words/role-words.ts';
import { placeOf } from './places.ts';
import { splitName } from './split-name.ts';

const label =
  /^(?:(?:full )?name|nome(?: completo)?|nombre(?: y apellidos)?|nom(?: et prenom)?|imie i nazwisko|vor- und nachname|nachname, vorname)\s*[:\t]\s*/;
const word =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|d[aeiou]s?|del|der|den|de|la|las|los|van|von|zu|zum|bin|al|el|y|e|ter|ten|le|di)$/u;
const titles = /^(?:(?:dr|prof|mgr|inz|ing|mr|mrs|ms|dipl|med|phd)\.?-?\s*)+(?=\p{L})/iu;
const credentials =
  /(?:,|(?<![\s,]))\s+(?:ph\.?d\.?|m\.?sc\.?|mba|b\.?sc\.?|m\.?d\.?|cpa|pmp|cfa)\.?$/i;

interface Candidate {
  line: CvLine;
  text: string;
  score: number;
}

/**
 * The line that most likely is the name: near the top, large, words with capitals, like the mail
 * address, and neither a heading nor a title.
 */
export function readName(
  lines: readonly CvLine[],
  emails: readonly string[],
): ProposalOf<'name'> | null {
  const page = lines.filter((line) => line.page === lines[0]?.page);
  const largest = Math.max(...page.map(({ size }) => size));
  const usual = median(page.map(({ size }) => size));
  const best = page
    .slice(0, 80)
    .flatMap((line, index): Candidate[] =>
      candidates(line, page[index + 1]).map(({ text, isLabelled }) => {
        const isLarge = line.size === largest && largest > usual * 1.15;
        const near = Math.max(0, 2 - index * 0.25);
        const mail = Math.max(0, ...emails.map((address) => likeness(text, address)));
        const score = near + (isLarge ? 3 : 0) + mail * 2.5 + (isLabelled ? 4 : 0);
        return { line, text, score: score + (line.bold ? 0.3 : 0) };
      }),
    )
    .toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.score < 1.5) return null;
  const confidence = Math.min(0.98, 0.5 + best.score * 0.1);
  const fields = splitName(best.text);
  return { kind: 'name', fields, confidence, source: sourceOf([best.line]) };
}

function candidates(line: CvLine, next: CvLine | undefined) {
  const labelled = label.exec(line.folded)?.[0];
  return chunksOf(line, next, labelled)
    .map((chunk) => chunk.replace(credentials, '').replace(titles, '').trim())
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
  const words = text.replace(/^(\p{Lu}[\p{L}'-]+), (?=\p{Lu})/u, '$1 ').split(/\s+/);
  if (words.length < 2 || words.length > 6 || !words.every((each) => word.test(each))) return false;
  if (isLabelled) return true;
  const folded = fold(text);
  const isOther = documentTitles.has(folded) || headingKind(text) || placeOf(text);
  return !isOther && !roleWord.test(folded) && !companyWord.test(folded);
}

/** How much of the name stands in a mail address, 0–1. */
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
