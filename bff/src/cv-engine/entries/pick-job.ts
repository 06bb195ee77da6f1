import { fold } from '../lines/fold.ts';
import { placeOf } from '../person/places.ts';
import { freelanceWords } from '../words/role-words.ts';
import { commaParts, companyScore, titleScore, type Chunk } from './header-chunks.ts';

export interface PickedJob {
  title: string | null;
  company: string | null;
  location: string | null;
  /** The chunks in use. */
  used: Chunk[];
  /** 0–1: certainty about which chunk is which. */
  certainty: number;
  slots: { title: string | null; company: string | null };
}

/** How often titles and companies appear at a position of the header, over all entries: 0–1. */
export interface Habits {
  title: ReadonlyMap<string, number>;
  company: ReadonlyMap<string, number>;
}
export const noHabits: Habits = { title: new Map(), company: new Map() };

export const slotOf = ({ offset, index }: Chunk): string => `${offset}:${index}`;

interface Split {
  chunk: Chunk;
  text: string;
  place: string | null;
}

/** Finds title, company and place in the header of a job. */
export function pickJob(chunks: readonly Chunk[], habits: Habits): PickedJob {
  const pieces = chunks.flatMap(splitByCues);
  const places = pieces.filter(({ text, chunk }) => chunk.labelled === 'location' || placeOf(text));
  const rest = pieces.filter((piece) => !places.includes(piece));
  const title = best(rest, (piece) => asTitle(piece, habits));
  const others = rest.filter((piece) => piece !== title);
  const company = best(others, (piece) => asCompany(piece, title, habits));
  const byComma = title && !company ? titleAndCompany(title.text) : null;
  const named = company && titleScore(fold(title?.text ?? '')) >= 3 ? townOff(company) : company;
  const location = named?.place ?? title?.place ?? byComma?.place ?? places[0]?.text ?? null;
  const used = [title, company, ...places].flatMap((piece) => piece?.chunk ?? []);
  return {
    title: byComma?.title ?? title?.text ?? null,
    company: byComma?.company ?? named?.text ?? null,
    location,
    used,
    certainty: certaintyOf(title, company),
    slots: {
      title: title ? slotOf(title.chunk) : null,
      company: company ? slotOf(company.chunk) : null,
    },
  };
}

/**
 * Splits "Engineer, Acme GmbH, Bonn" where words identify the parts; removes places from the end.
 */
function splitByCues(chunk: Chunk): Split[] {
  const parts = commaParts(chunk.text);
  const { kept, place } = withoutPlaces(parts);
  for (let at = 1; at < kept.length; at += 1) {
    const [first, rest] = [kept.slice(0, at).join(', '), kept.slice(at).join(', ')];
    const [a, b] = [fold(first), fold(rest)];
    const isTitleFirst = titleScore(a) >= 3 && companyScore(b) > 1 && titleScore(b) < 3;
    const isCompanyFirst = companyScore(a) > 1 && titleScore(b) >= 3 && titleScore(a) < 3;
    if (isTitleFirst || isCompanyFirst)
      return [
        { chunk, text: first, place: null },
        { chunk, text: rest, place },
      ];
    // "Acme GmbH, Kleinstadt": the text after a company is its place.
    if (companyScore(a) > 1 && titleScore(b) < 3 && rest.split(' ').length <= 3)
      return [{ chunk, text: first, place: place ?? rest }];
  }
  return [{ chunk, text: kept.join(', '), place }];
}

function withoutPlaces(parts: readonly string[]): { kept: string[]; place: string | null } {
  for (let from = 1; from < parts.length; from += 1) {
    const ending = parts.slice(from).join(', ');
    if (placeOf(ending)) return { kept: parts.slice(0, from), place: ending };
  }
  return { kept: [...parts], place: null };
}

/** "Systems Administrator, Munster Cars": without known words only the comma separates them. */
function titleAndCompany(text: string) {
  const [first = '', second, ...more] = commaParts(text);
  if (!second) return null;
  const turned = titleScore(fold(first)) < 3 && titleScore(fold(second)) >= 3;
  const [title, company] = turned ? [second, first] : [first, second];
  return titleScore(fold(title)) >= 3 ? { title, company, place: more.join(', ') || null } : null;
}

/**
 * "Amt für Straßenbau, Rendsburg": one or two words after the company are its town, known or not.
 */
function townOff(company: Split): Split {
  const [name = '', town, ...more] = commaParts(company.text);
  const isTown = town && more.length === 0 && /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u.test(town);
  return isTown && !company.place ? { ...company, text: name, place: town } : company;
}

const isSentence = (text: string) => text.endsWith('.') && /[^.]\s\p{Ll}/u.test(text);
const startsSmall = /^\p{Ll}/u;

function asTitle({ text, chunk }: Split, habits: Habits): number {
  const folded = fold(text);
  const labelled = chunk.labelled === 'title' ? 10 : chunk.labelled === 'company' ? -10 : 0;
  const habit = (habits.title.get(slotOf(chunk)) ?? 0) * 2;
  const score = titleScore(folded) - companyScore(folded) * 0.8;
  return labelled + habit + score - Math.max(0, chunk.offset) * 0.2 - (text.length > 80 ? 2 : 0);
}

function asCompany({ text, chunk }: Split, title: Split | null, habits: Habits): number {
  const folded = fold(text);
  const labelled = chunk.labelled === 'company' ? 10 : chunk.labelled === 'title' ? -10 : 0;
  const habit = (habits.company.get(slotOf(chunk)) ?? 0) * 2;
  const isSameLine = title?.chunk.line === chunk.line ? 0.6 : 0;
  const looks = companyScore(folded) - titleScore(folded) * 0.4 - (startsSmall.test(text) ? 2 : 0);
  const isFreelance = freelanceWords.test(folded) ? 1 : 0;
  const prose = chunk.offset > 0 && isSentence(text) && companyScore(folded) < 3 ? 6 : 0;
  const less = Math.max(0, chunk.offset) * 0.5 + isFreelance + prose;
  return labelled + habit + looks + isSameLine - less;
}

/** Returns the piece with the highest score; the first one in a tie. */
function best(pieces: readonly Split[], score: (piece: Split) => number): Split | null {
  let found: Split | null = null;
  for (const piece of pieces) if (!found || score(piece) > score(found) + 1e-9) found = piece;
  return found && score(found) > -5 ? found : null;
}

function certaintyOf(title: Split | null, company: Split | null): number {
  const isTitle = title && titleScore(fold(title.text)) >= 3;
  const isCompany = company && companyScore(fold(company.text)) > 1;
  return isTitle && isCompany ? 1 : isTitle && company ? 0.9 : isCompany && title ? 0.85 : 0.55;
}
