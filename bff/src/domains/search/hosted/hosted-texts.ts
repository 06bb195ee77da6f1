import { personTexts } from '../../../search/person-document.ts';
import type { PeopleClause, PeopleNode, PeopleQuery } from '../people/people-query.ts';
import { fieldOfText, maxHits } from './hosted-documents.ts';

type TextClause = Extract<PeopleClause, { field: 'text' }>;

/** A search in the service's format. */
export interface HostedSearch {
  readonly q: string;
  readonly attributesToSearchOn: readonly string[];
  readonly filter?: string;
  readonly matchingStrategy: 'all';
  readonly attributesToRetrieve: readonly ['id'];
  readonly limit: number;
}

/** Runs several searches at once; returns the ids of each, best matches first. */
export type AskTexts = (searches: readonly HostedSearch[]) => Promise<readonly string[][]>;

/**
 * Returns a query whose texts were searched by the service and replaced by the ids that it found.
 * How clauses are joined, what fields mean and who may find whom is still decided here.
 */
export async function withTextsFound(query: PeopleQuery, ask: AskTexts): Promise<PeopleQuery> {
  if (!query.tree) return query;
  const texts = textsIn(query.tree);
  if (texts.length === 0) return query;
  const found = await findTexts(query, texts, ask);
  return { ...query, tree: replaced(query.tree, found) };
}

const textsIn = (node: PeopleNode): TextClause[] => {
  if (node.kind === 'not') return textsIn(node.part);
  if (node.kind !== 'clause') return node.parts.flatMap(textsIn);
  return node.clause.field === 'text' ? [node.clause] : [];
};

async function findTexts(
  query: PeopleQuery,
  texts: readonly TextClause[],
  ask: AskTexts,
): Promise<ReadonlyMap<TextClause, string[]>> {
  const found = await idsOf(query, texts, exactly, ask);
  // A word that is in no document is taken for a typing error.
  const missed = texts.filter(
    (text) => text.match === 'word' && text.words.length === 1 && found.get(text)?.length === 0,
  );
  if (missed.length > 0)
    for (const [text, ids] of await idsOf(query, missed, nearly, ask)) found.set(text, ids);
  return found;
}

const quoted = (words: readonly string[]): string =>
  `"${words.join(' ').replace(/["\\]/g, ' ').trim()}"`;

/** In quotation marks the service accepts no typing errors or prefixes. */
function exactly({ match, words, synonyms }: TextClause): string[] {
  const before = words.slice(0, -1);
  const own =
    match === 'prefix'
      ? [...(before.length > 0 ? [quoted(before)] : []), words.at(-1) ?? ''].join(' ')
      : quoted(words);
  return words.length === 0 ? synonyms.map(quoted) : [own, ...synonyms.map(quoted)];
}
const nearly = ({ words }: TextClause): string[] => [words.join(' ')];

async function idsOf(
  query: PeopleQuery,
  texts: readonly TextClause[],
  wordsOf: (text: TextClause) => readonly string[],
  ask: AskTexts,
): Promise<Map<TextClause, string[]>> {
  const asked = texts.flatMap((text) =>
    wordsOf(text).flatMap((q) => searchesFor(query, q).map((search) => ({ text, search }))),
  );
  const answers = asked.length === 0 ? [] : await ask(asked.map(({ search }) => search));
  const found = new Map<TextClause, Set<string>>(texts.map((text) => [text, new Set()]));
  for (const [n, { text }] of asked.entries())
    for (const id of answers[n] ?? []) found.get(text)?.add(id);
  return new Map([...found].map(([text, ids]) => [text, [...ids]]));
}

/**
 * Returns searches in the texts that the reader may search: of all candidates, and of assigned
 * ones.
 */
function searchesFor({ texts, reader }: PeopleQuery, q: string): HostedSearch[] {
  const fields = (right: 'all' | 'assigned') =>
    personTexts.filter((text) => texts[text] === right).map(fieldOfText);
  const search = { q, matchingStrategy: 'all', attributesToRetrieve: ['id'] } as const;
  const [all, assigned] = [fields('all'), fields('assigned')];
  return [
    ...(all.length > 0 ? [{ ...search, limit: maxHits, attributesToSearchOn: all }] : []),
    ...(assigned.length > 0
      ? [
          {
            ...search,
            limit: maxHits,
            attributesToSearchOn: assigned,
            filter: `members = ${JSON.stringify(reader)}`,
          },
        ]
      : []),
  ];
}

function replaced(node: PeopleNode, found: ReadonlyMap<TextClause, string[]>): PeopleNode {
  if (node.kind === 'not') return { kind: 'not', part: replaced(node.part, found) };
  if (node.kind !== 'clause')
    return { kind: node.kind, parts: node.parts.map((part) => replaced(part, found)) };
  const { clause, at } = node;
  if (clause.field !== 'text') return node;
  // A skill that a text names is a fact, and stays.
  const ids = found.get(clause) ?? [];
  return { kind: 'clause', clause: { ...clause, words: [], synonyms: [], found: ids }, at };
}
