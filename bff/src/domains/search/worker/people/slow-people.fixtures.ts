import { languageLevels, limits, sharedWorkingHours, type FacetField } from '@muster/contracts';
import { foldedWords } from '../../../../db/fold-text.ts';
import { personTexts, type PersonDocument } from '../../../../search/person-document.ts';
import type { SearchDocument } from '../../../../search/search-document.ts';
import type {
  PeopleClause,
  PeopleFound,
  PeopleNode,
  PeopleQuery,
} from '../../people/people-query.ts';
import { isOneErrorOff } from '../slow-words.fixtures.ts';

type TextClause = Extract<PeopleClause, { field: 'text' }>;
export type Person = SearchDocument & { readonly person: PersonDocument };

const worthOf = { title: 8, profile: 4, cv: 2, internalCv: 2, note: 1, managementNote: 1 } as const;

/** Returns a candidate's texts as lists of words; joined texts are separate lists. */
const partsOf = (text: string): string[][] => text.split('¶').map(foldedWords);

/** Computes the result of a candidate search by testing every candidate with every clause. */
export function slowFind(all: readonly Person[], query: PeopleQuery): PeopleFound {
  const people = all.map((one) => asKnown(one, query));
  const words = new Set(
    people.flatMap(({ person }) => Object.values(person.texts).flatMap(foldedWords)),
  );
  const hits = people.flatMap((one) => {
    const reasons: number[] = [];
    const score = { sum: 0 };
    const holds = !query.tree || judge(query.tree, true);
    const isOut = query.except.includes(one.id) || query.within?.includes(one.id) === false;
    return holds && !isOut ? [{ one, reasons, score: score.sum }] : [];

    function judge(node: PeopleNode, wanted: boolean): boolean {
      if (node.kind === 'not') return !judge(node.part, !wanted);
      if (node.kind !== 'clause') {
        const parts = node.parts.map((part) => judge(part, wanted));
        return node.kind === 'and' ? parts.every(Boolean) : parts.some(Boolean);
      }
      const { clause } = node;
      const worth = clause.field === 'text' ? textWorth(one, clause, query, words) : 0;
      const skills = clause.field === 'text' || clause.field === 'skill' ? clause.skillIds : [];
      const isHeld =
        clause.field === 'text' ? worth > 0 || hasAny(one, skills) : fits(one, clause, query.now);
      if (wanted && isHeld) {
        score.sum += worth + (hasAny(one, skills) ? skillWorth(one, skills) : 0);
        if (node.at !== null) reasons.push(node.at);
      }
      return isHeld;
    }
  });
  const worth = ({ one, score }: (typeof hits)[number]): number => {
    const contacted = one.person.contactedAt ?? 0;
    if (query.sort === 'relevance') return score - (one.aside ? 1e6 : 0);
    return query.sort === 'lastContacted' ? -contacted : contacted;
  };
  hits.sort((a, b) => worth(b) - worth(a) || b.one.at - a.one.at || (a.one.id < b.one.id ? -1 : 1));
  return {
    people: hits
      .slice(query.skip, query.skip + query.take)
      .map(({ one, reasons }) => ({ id: one.id, reasons })),
    total: hits.length,
    facets: facetsOf(
      hits.map(({ one }) => one.person),
      query.pools,
    ),
  };
}

function asKnown(one: Person, { restated }: PeopleQuery): Person {
  const known = restated.find(({ id }) => id === one.id);
  if (!known) return one;
  const skills = one.person.skills.map((skill) => ({
    ...skill,
    verified: known.verified.includes(skill.id),
  }));
  const { english, pools } = known;
  return { ...one, person: { ...one.person, english, pools, skills } };
}

const hasAny = ({ person }: Person, ids: readonly string[]) =>
  person.skills.some(({ id }) => ids.includes(id));

const skillWorth = ({ person }: Person, ids: readonly string[]): number =>
  Math.max(
    ...person.skills
      .filter(({ id }) => ids.includes(id))
      .map(
        ({ level, years, verified }) =>
          6 + level + Math.min(10, years ?? 0) / 2 + (verified ? 2 : 0),
      ),
  );

function textWorth(
  one: Person,
  clause: TextClause,
  query: PeopleQuery,
  all: ReadonlySet<string>,
): number {
  const { words, match, synonyms } = clause;
  const [word = ''] = words;
  const isAlone = words.length === 1 && match !== 'phrase';
  const same = (asked: string, found: string) =>
    asked === found ||
    (isAlone && match === 'word' && !all.has(asked) && isOneErrorOff(asked, found));
  const says = (text: string, asked: readonly string[], openEnd: boolean) =>
    partsOf(text).some((part) =>
      part.some((_word, at) =>
        asked.every((wanted, i) => {
          const found = part[at + i];
          if (found === undefined) return false;
          return openEnd && i === asked.length - 1 ? found.startsWith(wanted) : same(wanted, found);
        }),
      ),
    );
  const fitting = personTexts.filter((name) => {
    const right = query.texts[name];
    if (right === 'none' || (right === 'assigned' && !one.members.includes(query.reader)))
      return false;
    const text = one.person.texts[name];
    if (
      isAlone
        ? says(text, [word], match === 'prefix')
        : words.length > 0 && says(text, words, match === 'prefix')
    )
      return true;
    return synonyms.some((synonym) =>
      partsOf(text).some((part) =>
        part.some((_w, at) => synonym.every((wanted, i) => part[at + i] === wanted)),
      ),
    );
  });
  return Math.max(0, ...fitting.map((name) => worthOf[name]));
}

function fits({ person }: Person, clause: Exclude<PeopleClause, TextClause>, now: number): boolean {
  const { skills, years, english, notice, available, contactedAt } = person;
  switch (clause.field) {
    case 'skill':
      return skills.some(({ id, level }) => clause.skillIds.includes(id) && level >= clause.level);
    case 'years': {
      const { skillId, atLeast } = clause;
      if (skillId === null) return years !== null && years >= atLeast;
      return skills.some(
        (skill) => skill.id === skillId && skill.years !== null && skill.years >= atLeast,
      );
    }
    case 'english':
      return english !== null && clause.levels.includes(english);
    case 'overlap':
      return sharedWorkingHours(person.timeZone, clause.timeZone, now) >= clause.atLeast;
    case 'notice':
      return notice !== null && notice <= clause.atMost;
    case 'available':
      return available !== null && available <= clause.by;
    case 'contacted': {
      const isSince = contactedAt !== null && contactedAt >= clause.moment;
      return clause.when === 'within' ? isSince : !isSince;
    }
    case 'open':
    case 'pool': {
      const own: readonly string[] = clause.field === 'open' ? person.open : person.pools;
      return own.some((value) => clause.values.includes(value));
    }
    case 'ids':
      throw new Error('Ids are the answers of a database, which is not here');
    default:
      return clause.values.includes(person[clause.field] ?? '');
  }
}

function facetsOf(
  found: readonly PersonDocument[],
  pools: readonly string[] | null,
): PeopleFound['facets'] {
  const count = (
    valuesOf: (person: PersonDocument) => readonly (string | null)[],
    values: readonly string[],
    isUpTo: boolean,
  ) =>
    values
      .map((value, at): [string, number] => [
        value,
        found.filter((person) =>
          valuesOf(person).some((own) =>
            isUpTo
              ? values.indexOf(own ?? '') <= at && own !== null && values.includes(own)
              : own === value,
          ),
        ).length,
      ])
      .filter(([, sum]) => sum > 0);
  const top = (valuesOf: (person: PersonDocument) => readonly string[]) =>
    count(valuesOf, [...new Set(found.flatMap(valuesOf))].sort(), false)
      .sort(([, a], [, b]) => b - a)
      .slice(0, limits.peopleSearch.facet);
  const steps = [0, 7, 14, 30, 60];
  const facets: Record<FacetField, [string, number][]> = {
    skill: top(({ skills }) => skills.map(({ id }) => id)),
    country: top(({ country }) => [country]),
    english: count(({ english }) => [english], languageLevels.toReversed(), true).toReversed(),
    vetting: top(({ vetting }) => [vetting]),
    notice: count(
      ({ notice }) => [String(steps.find((step) => notice !== null && notice <= step) ?? 'none')],
      steps.map(String),
      true,
    ),
    open: top(({ open }) => open),
    pool: top((person) => person.pools.filter((id) => pools?.includes(id))),
  };
  return facets;
}
