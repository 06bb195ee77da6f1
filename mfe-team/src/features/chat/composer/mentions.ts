import type { ChatPerson } from '@muster/contracts';

type Person = Pick<ChatPerson, 'userId' | 'name'>;

const offeredAtOnce = 5;

/** Returns the name being typed after an @ at the end of a text; null if there is none. */
function typedName(text: string): string | null {
  const at = text.lastIndexOf('@');
  if (at < 0 || (at > 0 && !/\s/.test(text[at - 1] ?? ''))) return null;
  const typed = text.slice(at + 1);
  return typed.length <= 40 && !typed.includes('\n') ? typed : null;
}

/** Returns the people whose names start with the text typed after an @. */
export function mentionAt<P extends Person>(text: string, people: readonly P[]): P[] {
  const typed = typedName(text)?.toLowerCase();
  if (typed === undefined) return [];
  return people
    .filter(({ name }) => {
      const known = name.toLowerCase();
      return known !== typed && !typed.startsWith(`${known} `) && matches(known, typed);
    })
    .slice(0, offeredAtOnce);
}

const matches = (name: string, typed: string): boolean =>
  name.startsWith(typed) || name.split(' ').some((word) => word.startsWith(typed));

/** Replaces the typed part of a name by the full name. */
export const withMention = (text: string, name: string): string =>
  `${text.slice(0, text.lastIndexOf('@'))}@${name} `;

/**
 * Returns the ids of people mentioned in a text. A name that is part of a longer one is not
 * counted.
 */
export function mentionedIn(text: string, people: readonly Person[]): string[] {
  const longestFirst = people.toSorted((a, b) => b.name.length - a.name.length);
  const names = new Set(
    Array.from(text.matchAll(/@/g)).flatMap(({ index }) => {
      const rest = text.slice(index + 1);
      const person = longestFirst.find(
        ({ name }) => rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)),
      );
      return person ? [person.name] : [];
    }),
  );
  return people.filter(({ name }) => names.has(name)).map(({ userId }) => userId);
}
