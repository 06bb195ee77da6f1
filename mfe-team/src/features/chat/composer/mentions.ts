import type { ChatPerson } from '@muster/contracts';

type Person = Pick<ChatPerson, 'userId' | 'name'>;

const offeredAtOnce = 5;

/** The name that is being typed after an @ at the end of a text; null when none is. */
function typedName(text: string): string | null {
  const at = text.lastIndexOf('@');
  if (at < 0 || (at > 0 && !/\s/.test(text[at - 1] ?? ''))) return null;
  const typed = text.slice(at + 1);
  return typed.length <= 40 && !typed.includes('\n') ? typed : null;
}

/** The people whose names begin like what is being typed after an @. */
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

/** The text with the name in place of what was typed of it. */
export const withMention = (text: string, name: string): string =>
  `${text.slice(0, text.lastIndexOf('@'))}@${name} `;

/** Who is mentioned in a text, by id. A name that goes on in a longer one is not that person. */
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
