import { headings, type SectionKind } from '../words/heading-words.ts';
import { withText, type CvLine } from './cv-line.ts';
import { fold } from './fold.ts';

export interface Section {
  kind: SectionKind;
  lines: CvLine[];
}

const longestHeading = 48;
const joined = /(?:(?<!\s)\s+)?(?:&|\+|\/|,|\band\b|\bund\b|\by\b|\be\b|\bet\b|\bi\b|\boraz\b)\s*/;
const decoration = /^[\s\d.)|:•■▪=_*~#–—-]+|(?<![\s.|:■▪=_*~#–—-])[\s.|:■▪=_*~#–—-]+$/g;

/** Splits the CV into sections; the part before the first heading is the `head`. */
export function sectionsOf(lines: readonly CvLine[]): Section[] {
  const sections: Section[] = [{ kind: 'head', lines: [] }];
  for (const [index, line] of lines.entries()) {
    const begun = beginning(line);
    const before = lines[index - 1];
    // A sidebar ends at the start of the next column, with or without a heading.
    const isOtherColumn =
      before?.column === 0 && line.column === 1 && line.page === before.page && !begun;
    if (begun) sections.push(begun);
    else if (isOtherColumn && sections.length > 1) sections.push({ kind: 'head', lines: [line] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

export const linesIn = (sections: readonly Section[], ...kinds: SectionKind[]): CvLine[] =>
  sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);

/** Recognises a heading alone on its line, or in the first cell of a row that holds its content. */
function beginning(line: CvLine): Section | null {
  if (line.isBullet) return null;
  const [first = '', ...rest] = line.text.split('\t');
  const kind = headingKind(first);
  if (!kind) return null;
  if (rest.length === 0) return { kind, lines: [] };
  const content = rest.join('\t');
  const isLabel = first.trim().endsWith(':') && kind !== 'skills' && kind !== 'languages';
  return isLabel ? null : { kind, lines: [withText(line, content)] };
}

export function headingKind(text: string): SectionKind | null {
  if (text.length > longestHeading * 2) return null;
  const folded = fold(closeUp(text)).replaceAll(decoration, '').replaceAll(/\s+/g, ' ');
  if (folded === '' || folded.length > longestHeading) return null;
  const known = headings.get(folded);
  if (known) return known;
  const parts = folded.split(joined).filter(Boolean);
  const kinds = parts.map((part) => headings.get(part));
  const [kind] = kinds;
  return parts.length > 1 && parts.length < 4 && kind && kinds.every(Boolean) ? kind : null;
}

/** Reads "E D U C A T I O N" as one word. */
const closeUp = (text: string) =>
  /^\p{L}(?: \p{L}){3,}$/u.test(text.trim()) ? text.replaceAll(' ', '') : text;
