import type { ProposalFields } from '../cv-engine.types.ts';
import { fold } from '../lines/fold.ts';
import {
  isFamilyNameOf,
  particles,
  patronymic,
  secondGivenNames,
  twoSurnameCountries,
  vietnameseLetter,
} from '../words/name-words.ts';

type Name = ProposalFields['name'];

/** Other facts of the CV that tell given names from surnames. */
export interface NameHints {
  emails?: readonly string[];
  /** ISO 3166 code of the person's country, from the address or the phone number. */
  country?: string | null;
}

const capitals = /^[\p{Lu}'’-]{2,}$/u;
const hanName = /^\p{Script=Han}{2,4}$/u;
const hangulName = /^\p{Script=Hangul}{2,4}$/u;
const longSurname = /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|남궁|황보)/u;

/**
 * Splits first, middle and last names. "Gonçalves da Rocha" keeps its particle, "DUPONT Marie" is
 * swapped; two given names and two surnames stay two if the country or the mail address says so.
 */
export function splitName(written: string, hints: NameHints = {}): Name {
  const unspaced = unspacedName(written);
  if (unspaced) return unspaced;
  const [last, given] = written.split(/,\s*/);
  if (given) return commaName(last ?? '', given);
  const words = surnameLast(written.split(/\s+/));
  const shown = words.every((word) => capitals.test(word) || /^\p{Lu}\.$/u.test(word))
    ? words.map(asWritten)
    : words.map((word) => (capitals.test(word) && word.length > 2 ? asWritten(word) : word));
  const parts = joinParticles(shown);
  if (parts.length === 1) return { firstName: parts[0] ?? '', middleName: null, lastName: '' };
  return familyFirst(parts, hints) ?? givenFirst(parts, surnameStart(parts, hints));
}

/** Chinese and Korean names without a space: the family name is the first character. */
function unspacedName(written: string): Name | null {
  const name = written.trim();
  if (!hanName.test(name) && !hangulName.test(name)) return null;
  const length = longSurname.test(name) ? 2 : 1;
  return { firstName: name.slice(length), middleName: null, lastName: name.slice(0, length) };
}

/** "García López, María José": the comma separates the parts. */
function commaName(last: string, given: string): Name {
  const [firstName = '', ...middle] = joinParticles(given.split(/\s+/).map(unshouted));
  return {
    firstName,
    middleName: middle.join(' ') || null,
    lastName: last.split(/\s+/).map(unshouted).join(' '),
  };
}

/** A surname in capitals before the given names, as is usual in France and Poland. */
function surnameLast(words: readonly string[]): string[] {
  const isCapital = words.map((word) => capitals.test(word));
  const turn = isCapital[0] && !isCapital.at(-1) && words.length > 1;
  if (!turn) return [...words];
  const end = isCapital.indexOf(false);
  return [...words.slice(end), ...words.slice(0, end)];
}

/** Joins each particle with the name that it belongs to. */
function joinParticles(words: readonly string[]): string[] {
  const parts: string[] = [];
  let held: string[] = [];
  for (const [index, word] of words.entries()) {
    if (index > 0 && index < words.length - 1 && particles.has(fold(word))) held.push(word);
    else {
      parts.push([...held, word].join(' '));
      held = [];
    }
  }
  return parts;
}

/**
 * Handles names that begin with the family name: Vietnam, China, Korea, and "Petrov Ivan
 * Sergeyevich".
 */
function familyFirst(parts: readonly string[], { country }: NameHints): Name | null {
  const [first = '', ...rest] = parts;
  const last = parts.at(-1) ?? '';
  if (parts.length === 3 && patronymic.test(last) && !patronymic.test(rest[0] ?? ''))
    return { firstName: rest[0] ?? '', middleName: last, lastName: first };
  const home = vietnameseLetter.test(parts.join(' ')) ? 'VN' : country;
  if (!home || !isFamilyNameOf(home, first) || isFamilyNameOf(home, last)) return null;
  const firstName = home === 'VN' ? last : rest.join(' ');
  const middleName = home === 'VN' ? rest.slice(0, -1).join(' ') || null : null;
  return { firstName, middleName, lastName: first };
}

const givenFirst = (parts: readonly string[], from: number): Name => ({
  firstName: parts[0] ?? '',
  middleName: parts.slice(1, from).join(' ') || null,
  lastName: parts.slice(from).join(' '),
});

/** Returns the index of the first surname. */
function surnameStart(parts: readonly string[], { emails = [], country }: NameHints): number {
  const usual = parts.length - 1;
  if (parts.length < 3 || patronymic.test(parts[1] ?? '')) return usual;
  const hasTwo =
    (country && twoSurnameCountries.has(country)) || secondGivenNames.has(fold(parts[1] ?? ''));
  const byCountry = hasTwo ? twoSurnames(parts) : usual;
  const byMail = Math.min(...emails.map((address) => surnameInMail(parts, address) ?? usual));
  return Math.min(usual, byCountry, byMail);
}

/** One given name and two surnames, or two of each. */
function twoSurnames(parts: readonly string[]): number {
  const isSecondGiven = secondGivenNames.has(fold(parts[1] ?? ''));
  return parts.length > 3 || isSecondGiven ? 2 : 1;
}

/** "jose.garcia@…" of "José García López": the name beside the given name is the first surname. */
function surnameInMail(parts: readonly string[], address: string): number | null {
  const words = fold(address.split('@')[0] ?? '').split(/[^\p{L}]+/u);
  const [given = ''] = parts.map(fold);
  const isGiven = (word: string) => word === given || word === given[0];
  const named = parts.flatMap((part, index) => {
    const main = fold(part.split(' ').at(-1) ?? '');
    const isInMail = words.includes(main) || words.includes(`${given[0]}${main}`);
    return index > 0 && main.length > 2 && isInMail ? [index] : [];
  });
  const [only] = named;
  const saysGiven = words.some(isGiven) || words.some((word) => word.startsWith(given[0] ?? '-'));
  return named.length === 1 && only !== undefined && saysGiven ? only : null;
}

/** "O'BRIEN-SMITH" becomes "O'Brien-Smith". */
const asWritten = (word: string) =>
  particles.has(fold(word))
    ? word.toLowerCase()
    : word.toLowerCase().replaceAll(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
const unshouted = (word: string) =>
  capitals.test(word) && word.length > 2 ? asWritten(word) : word;
