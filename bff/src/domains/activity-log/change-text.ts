import { Types } from 'mongoose';
import { companyNames } from '../../records/companies/company-directory.ts';
import { plainText } from '../../records/notes/note-subjects.ts';
import { findPeople } from '../../identity/people/people.ts';
import { skillNames } from '../../records/skills/skills.ts';

const longest = 600;
const id = /^[0-9a-f]{24}$/;
const anyId = /\b[0-9a-f]{24}\b/g;

/** Function that turns stored values into text for a reader. */
export type ChangeText = (value: unknown) => string | null;

/**
 * Prepares values as text, with names in place of ids of people, skills and companies. The names
 * are looked up once for the whole page.
 */
export async function changeText(values: readonly unknown[]): Promise<ChangeText> {
  const found = JSON.stringify(values).match(anyId) ?? [];
  const ids = [...new Set(found)].map((text) => new Types.ObjectId(text));
  const [people, skills, companies] = await Promise.all([
    findPeople(ids),
    skillNames(ids),
    companyNames(ids),
  ]);
  const nameOf = (text: string): string =>
    people.ref(new Types.ObjectId(text))?.name ?? skills.get(text) ?? companies.get(text) ?? text;
  return (value) => {
    const text = describe(value, nameOf);
    if (text === '') return null;
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  };
}

function describe(value: unknown, nameOf: (text: string) => string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return id.test(value) ? nameOf(value) : plain(value);
  if (Array.isArray(value)) return value.map((item) => describe(item, nameOf)).join('; ');
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([key, inner]) => key !== '_id' && describe(inner, nameOf) !== '')
      .map(([key, inner]) => `${wordOf(key)} ${describe(inner, nameOf)}`)
      .join(', ');
  return String(value);
}

/** Removes the markup from rich text. */
const plain = (text: string): string => (/^<\w/.test(text) ? plainText(text) : text);

/** `skillId` → `skill`, `isPrimary` → `is primary`. */
const wordOf = (key: string): string =>
  key.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
