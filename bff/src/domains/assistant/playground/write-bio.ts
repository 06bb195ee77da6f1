import { limits } from '@muster/contracts';
import type { SourcedSentence } from '../../../text/sourced-sentence.ts';

interface Fact {
  value: string;
  line: number;
}
const label = /^([A-Za-z][A-Za-z ]{1,30}): {0,3}(\S.{0,400})$/;
const synonyms: Readonly<Record<string, string>> = {
  title: 'role',
  position: 'role',
  headline: 'role',
  'years of experience': 'years',
  experience: 'years',
  skill: 'skills',
  stack: 'skills',
  technologies: 'skills',
  city: 'location',
  based: 'location',
  country: 'location',
  speaks: 'languages',
  english: 'english',
  available: 'availability',
  start: 'availability',
  'full name': 'name',
  company: 'employer',
  'last employer': 'employer',
  achievements: 'achievement',
};

/** Phrases of a bio by fact label. Other facts stay as written. */
const phrases: Readonly<Record<string, (value: string, who: string) => string>> = {
  years: (value, who) =>
    `${who} has ${/^\d+\+?$/.test(value) ? `${value} years of experience` : value}.`,
  skills: (value, who) => `${who} works with ${listed(value)}.`,
  employer: (value, who) =>
    `Most recently ${who === 'The candidate' ? 'the candidate' : who} worked at ${value}.`,
  location: (value, who) => `${who} is based in ${value}.`,
  languages: (value, who) => `${who} speaks ${listed(value)}.`,
  english: (value, who) => `${who} speaks English at level ${value}.`,
  availability: (value, who) =>
    `${who} is available ${/^(?:from|in|on|now|immediately)/i.test(value) ? lower(value) : `from ${value}`}.`,
  achievement: (value) => sentence(value),
};

/** Writes a short bio from facts, one per line: each sentence states one fact only. */
export function writeBio(lines: readonly string[]): SourcedSentence[] {
  const facts = new Map<string, Fact>();
  const plain: Fact[] = [];
  for (const [index, raw] of lines.entries()) {
    const text = raw.replace(/^[-*•]+ ?/, '').trim();
    if (text === '') continue;
    const match = label.exec(text);
    const key = match?.[1]?.toLowerCase();
    const name = key && (synonyms[key] ?? key);
    const known =
      name === 'name' || name === 'role' || (name !== undefined && name !== '' && name in phrases);
    if (match?.[2] && name && known && !facts.has(name))
      facts.set(name, { value: match[2], line: index + 1 });
    else plain.push({ value: text, line: index + 1 });
  }
  const name = facts.get('name');
  const role = facts.get('role');
  const who = name?.value.split(' ')[0] ?? 'The candidate';
  const first = role && opening(name, role);
  const said = Object.keys(phrases).flatMap((key): SourcedSentence[] => {
    const fact = facts.get(key);
    const text =
      fact && phrases[key]?.(fact.value.replace(/\.$/, ''), name ? who : 'The candidate');
    return fact && text ? [{ label: null, text, from: fact.line, to: fact.line }] : [];
  });
  const rest = plain.map(({ value, line }) => ({
    label: null,
    text: sentence(value),
    from: line,
    to: line,
  }));
  return [...(first ? [first] : []), ...said, ...rest].slice(0, limits.assistant.sentences);
}

function opening(name: Fact | undefined, { value, line }: Fact): SourcedSentence {
  const article = /^[aeiou]/i.test(value) ? 'an' : 'a';
  const lines = [line, ...(name ? [name.line] : [])];
  return {
    label: null,
    text: `${name?.value ?? 'The candidate'} is ${article} ${lower(value)}.`,
    from: Math.min(...lines),
    to: Math.max(...lines),
  };
}

/** `A, B and C`. */
function listed(value: string): string {
  const parts = value.split(/ ?[,;] ?/).filter(Boolean);
  return parts.length < 2 ? value : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}
/** Lowercases the first letter, unless the text begins with an abbreviation: `QA engineer`. */
const lower = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const sentence = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');
