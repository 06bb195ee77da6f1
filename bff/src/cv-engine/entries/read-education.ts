import type { EducationDegree } from '@muster/contracts';
import type { ProposalOf } from '../cv-engine.types.ts';
import { dateRanges, type DateRange } from '../dates/date-range.ts';
import { sourceOf, type CvLine } from '../lines/cv-line.ts';
import { fold } from '../lines/fold.ts';
import { placeOf } from '../person/places.ts';
import { degreeWords, schoolWord } from '../words/school-words.ts';
import { chunksOf, commaParts } from './header-chunks.ts';
import { splitEntries, type HeaderLine } from './split-entries.ts';

interface RawStudy {
  range: DateRange | null;
  header: HeaderLine[];
  lines: CvLine[];
}
interface Piece {
  text: string;
  folded: string;
}

const maxBelow = 3;

/** Reads the education entries of a run of lines. */
export function educationIn(lines: readonly CvLine[]): ProposalOf<'education'>[] {
  return studiesIn(lines).flatMap(({ range, header, lines: own }) => {
    const pieces = chunksOf(header)
      .flatMap(({ text }) => commaParts(text))
      .map((text) => ({ text, folded: fold(text) }))
      .filter(({ text }) => !placeOf(text));
    const school = schoolIn(pieces);
    const degree = degreeIn(pieces);
    if (!school && !degree) return [];
    const field = fieldIn(pieces, school, degree);
    const named = school && schoolWord.test(school.folded);
    const isSure = named && degree && range;
    const confidence = isSure ? 0.93 : named ? 0.8 : 0.5;
    const fields = {
      school: school?.text ?? null,
      degree: degree?.degree ?? null,
      field,
      startYear: range && !range.isSingle ? range.start.year : null,
      endYear: range?.end?.year ?? null,
    };
    return [{ kind: 'education' as const, fields, confidence, source: sourceOf(own) }];
  });
}

function studiesIn(lines: readonly CvLine[]): RawStudy[] {
  const dated = splitEntries(lines, { singleDates: true, maxBelow });
  if (dated.length > 0)
    return dated.map(({ range, header, dated: line }) => ({
      range,
      header,
      lines: [...header.map((each) => each.line), line],
    }));
  return undatedStudies(lines);
}

/** Without dates every school begins an entry, with the line before it if that fits. */
function undatedStudies(lines: readonly CvLine[]): RawStudy[] {
  const isSchool = (line: CvLine | undefined) => line !== undefined && schoolWord.test(line.folded);
  const isDegree = (line: CvLine | undefined) => line !== undefined && degreeIn([line]) !== null;
  return lines.flatMap((line, at) => {
    if (!isSchool(line)) return [];
    const beside = [lines[at - 1], lines[at + 1]].find((each) => isDegree(each) && !isSchool(each));
    const own = !isDegree(line) && beside ? [line, beside] : [line];
    const header = own.map((each, offset) => ({ line: each, offset }));
    return [{ range: dateRanges(line.text)[0] ?? null, header, lines: own }];
  });
}

function schoolIn(pieces: readonly Piece[]): Piece | null {
  const named = pieces.filter(({ folded }) => schoolWord.test(folded));
  // "Bachelor thesis at the Institute …" contains a degree's word, unlike a school's name.
  const plain = named.find((piece) => !degreeIn([piece])) ?? named[0];
  if (plain) return plain;
  const others = pieces.filter((piece) => !degreeIn([piece]) && piece.text.length > 2);
  return degreeIn(pieces) ? (others.at(-1) ?? null) : null;
}

function degreeIn(pieces: readonly Pick<Piece, 'folded'>[]) {
  for (const { degree, pattern } of degreeWords)
    for (const piece of pieces) {
      const match = pattern.exec(piece.folded);
      if (match) return { degree, piece, from: match.index, to: match.index + match[0].length };
    }
  return null;
}

const joint =
  /^(?:'?s?\s?degree\b)?[\s,:.–—-]*(?:\(?(?:of|in|en|em|w|im|der|des|de|d'|hons?|honours)\b\)?\s*(?:kierunk\w+\s)?)*[\s,:–—-]*/i;

function fieldIn(
  pieces: readonly Piece[],
  school: Piece | null,
  degree: (ReturnType<typeof degreeIn> & { degree: EducationDegree }) | null,
): string | null {
  if (!degree) return null;
  const piece = degree.piece as Piece;
  const after = piece.text
    .slice(degree.to)
    .replace(joint, '')
    .replace(/(?<![\s,)])[\s,)]+$/, '');
  if (after.length > 2 && piece !== school) return after.replace(/^\(/, '');
  const before = piece.text.slice(0, degree.from).replace(/(?<![\s,(–—-])[\s,(–—-]+$/, '');
  if (before.length > 3 && piece !== school) return before;
  const other = pieces.find((each) => each !== piece && each !== school && each.text.length > 3);
  return other && !schoolWord.test(other.folded) ? other.text : null;
}
