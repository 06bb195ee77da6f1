import type { CvLine } from '../lines/cv-line.ts';
import { fold } from '../lines/fold.ts';
import { placeOf } from '../person/places.ts';
import { companyWord, legalForm, onlyLegalForm } from '../words/company-words.ts';
import { employmentWords, freelanceWords, rankWord, roleWord } from '../words/role-words.ts';
import { factLabels, type LabelledFact } from './fact-labels.ts';
import type { HeaderLine } from './split-entries.ts';

/** Part of an entry's header: a title, a company, a school or a place. */
export interface Chunk {
  text: string;
  folded: string;
  line: CvLine;
  offset: number;
  /** From 0 within its line. */
  index: number;
  /** The kind named by a label before it. */
  labelled: LabelledFact | null;
}

const separator =
  /\t+|(?:(?<!\s)\s+)?(?:[|•·●]|\/\/)\s*|(?<!\s)\s+(?:[-–—]\s+|@\s*|(?:at|bei|chez|bij|presso)\s+(?=\p{Lu}))/u;
const noise =
  /^(?:\(?\d+ (?:years?|yrs?|jahre?|anos?|ans|lat)\b.*|\d{1,2} (?:mos|months?|monate|meses|mois|miesiecy)\)?|dates?:?|period:?|present)$/;

/** Splits an entry's header into chunks, without kinds of employment and durations. */
export const chunksOf = (header: readonly HeaderLine[]): Chunk[] =>
  header.flatMap(({ line, offset }) =>
    line.text
      .split(separator)
      .flatMap(outOfBrackets)
      .map(clean)
      .filter((text) => text !== '' && !isNoise(fold(text)))
      .map((text, index) => labelledChunk({ text, line, offset, index })),
  );

const isNoise = (folded: string) => employmentWords.test(folded) || noise.test(folded);

/** "Designer (Freelance, Berlin)": splits off text in brackets that is not part of the name. */
function outOfBrackets(text: string): string[] {
  const bracket = /(?:(?<!\s)\s+)?\(([^()]*)\)/.exec(text);
  if (!bracket) return [text];
  const [whole, inside = ''] = bracket;
  const parts = inside.split(/(?:(?<!\s)\s+)?[,/]\s*/);
  const isAside = parts.every(isAsideWord) || placeOf(inside);
  if (!isAside) return [text];
  return [text.replace(whole, ''), ...parts.filter((part) => placeOf(part))];
}

const isAsideWord = (text: string) =>
  isNoise(fold(text)) || freelanceWords.test(fold(text)) || placeOf(text) !== null;

const clean = (text: string) =>
  text.replace(/^[\s,;:·|–—-]+|(?<![\s,;:|–—-])[\s,;:|–—-]+$/g, '').trim();

function labelledChunk({ text, ...place }: Omit<Chunk, 'folded' | 'labelled'>): Chunk {
  const folded = fold(text);
  for (const [labelled, pattern] of factLabels) {
    const label = pattern.exec(folded)?.[0];
    if (label)
      return {
        ...place,
        text: text.slice(label.length),
        folded: folded.slice(label.length),
        labelled,
      };
  }
  return { ...place, text, folded, labelled: null };
}

/** Splits at commas; a legal form stays with the part before it. */
export function commaParts(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/,\s+/)) {
    if (parts.length > 0 && onlyLegalForm.test(fold(part))) parts.push(`${parts.pop()}, ${part}`);
    else parts.push(part);
  }
  return parts;
}

/** Scores how much a folded text looks like a title, or like a company name. */
export const titleScore = (folded: string): number =>
  (roleWord.test(folded) ? 3 : 0) + (rankWord.test(folded) ? 0.7 : 0);
export const companyScore = (folded: string): number =>
  (legalForm.test(folded) ? 3 : 0) + (companyWord.test(folded) ? 1.5 : 0);
