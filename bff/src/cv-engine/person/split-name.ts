import type { ProposalFields } from '../cv-engine.types.ts';
import { fold } from '../lines/fold.ts';

const particles = new Set(
  'de da do dos das del della di du des la las los le van von der den zu zum ter ten bin al el y e'.split(
    ' ',
  ),
);
const capitals = /^[\p{Lu}'’-]{2,}$/u;

/** First, middle and last names: "Gonçalves da Rocha" keeps its particle, "DUPONT Marie" is turned. */
export function splitName(written: string): ProposalFields['name'] {
  const [last, given] = written.split(/,\s*/);
  const words = (given ? `${given} ${last}` : written).split(/\s+/);
  const turned = given ? words : surnameLast(words);
  const shown = turned.every((word) => capitals.test(word) || /^\p{Lu}\.$/u.test(word))
    ? turned.map(asWritten)
    : turned.map((word) => (capitals.test(word) && word.length > 2 ? asWritten(word) : word));
  const from = surnameFrom(shown);
  return {
    firstName: shown[0] ?? '',
    middleName: shown.slice(1, from).join(' ') || null,
    lastName: shown.slice(from).join(' '),
  };
}

/** A surname written in capitals before the others: as it is usual in France and Poland. */
function surnameLast(words: readonly string[]): string[] {
  const isCapital = words.map((word) => capitals.test(word));
  const turn = isCapital[0] && !isCapital.at(-1) && words.length > 1;
  if (!turn) return [...words];
  const end = isCapital.indexOf(false);
  return [...words.slice(end), ...words.slice(0, end)];
}

function surnameFrom(words: readonly string[]): number {
  let from = Math.max(1, words.length - 1);
  while (from > 1 && particles.has(fold(words[from - 1] ?? ''))) from -= 1;
  return from;
}

/** "O'BRIEN-SMITH" to "O'Brien-Smith". */
const asWritten = (word: string) =>
  particles.has(fold(word))
    ? word.toLowerCase()
    : word.toLowerCase().replaceAll(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
