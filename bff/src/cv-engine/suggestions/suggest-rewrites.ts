import type { ExperienceText, Suggestion } from '../experience-suggestions.types.ts';
import { pastForms, presentForms, verbForms } from '../words/verb-words.ts';

const bullet = /^\s*(?:[•*–-]\s+)?/;
const weakOpening =
  /^(?:I (?:was|am) )?(?:responsible for|in charge of|tasked with|(?:my )?(?:duties|tasks|responsibilities) (?:included|include|were|are))\s+(?<verb>[a-z]+ing)\b(?<more>(?:,? [a-z]+ing)* and [a-z]+ing)?/i;
const firstPerson = /^I(?:'ve| have|'m)?\s+(?:also |successfully )?(?<verb>[a-z]+)\b/;

/**
 * Rewrites openings that hide the verb, and the first person, which is unusual in a CV. A line with
 * an unknown verb stays as it is; so do "helped to" and "was involved in", which carry meaning.
 */
export function suggestRewrites(entry: ExperienceText): Suggestion[] {
  const { id, description, isCurrent } = entry;
  if (!description) return [];
  const lines = description.split('\n');
  const better = lines.map((line) => {
    const mark = bullet.exec(line)?.[0] ?? '';
    const text = line.slice(mark.length);
    const direct = withVerbFirst(text, isCurrent);
    const impersonal = direct ?? withoutFirstPerson(text);
    return { line: impersonal ? mark + impersonal : line, isWeak: direct !== null };
  });
  const after = better.map(({ line }) => line).join('\n');
  if (after === description) return [];
  const isWeak = better.some((line) => line.isWeak);
  const reason = isWeak
    ? 'Begins with the verb: the reader sees at once what was done.'
    : 'A CV does without "I": its sentences are about its owner anyway.';
  const key = `rewrite:${id}`;
  return [
    { key, kind: 'rewrite', experienceId: id, before: description, after, reason, isSafe: !isWeak },
  ];
}

function withVerbFirst(text: string, isCurrent: boolean): string | null {
  const match = weakOpening.exec(text);
  const { verb = '', more = '' } = match?.groups ?? {};
  if (!match) return null;
  const verbs = [verb, ...(more.match(/(?<![a-z])[a-z]+ing/gi) ?? [])].map((word) =>
    word.toLowerCase(),
  );
  const forms = verbs.map((word) => verbForms.get(word)?.[isCurrent ? 'present' : 'past']);
  if (forms.some((form) => form === undefined)) return null;
  let [opening, at] = [match[0].slice(match[0].indexOf(verb)), 0];
  opening = opening.replaceAll(/(?<![a-z])[a-z]+ing/gi, () => forms[at++] ?? '');
  return capital(opening) + text.slice(match[0].length);
}

function withoutFirstPerson(text: string): string | null {
  const match = firstPerson.exec(text);
  const verb = match?.groups?.['verb'] ?? '';
  if (!match || !(pastForms.has(verb) || presentForms.has(verb) || verb.endsWith('ed')))
    return null;
  return capital(text.slice(match[0].length - verb.length));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
