import { joined } from './parse-search.ts';
import { parseClause } from './parse-clause.ts';
import { printList, printSearch } from './print-search.ts';
import type { SearchClause, SearchNode } from './search-clause.ts';

/**
 * A query by its parts, all of which have to hold: what a builder shows one by one. It is the text's
 * own tree, so that clicking and typing never say different things.
 */
export const partsOf = (tree: SearchNode | null): readonly SearchNode[] =>
  tree === null ? [] : tree.kind === 'and' ? tree.parts : [tree];

const textOf = (parts: readonly SearchNode[]): string => {
  const tree = joined('and', parts);
  return tree ? printSearch(tree) : '';
};

export const clauseNode = (clause: SearchClause): SearchNode => ({
  kind: 'clause',
  clause,
  at: null,
});

/** The text with one more part. */
export const withPart = (tree: SearchNode | null, part: SearchNode): string =>
  textOf([...partsOf(tree), part]);

/** The text without the part at a position. */
export const withoutPart = (tree: SearchNode | null, at: number): string =>
  textOf(partsOf(tree).filter((_, i) => i !== at));

/** The text with the part at a position turned round: asked for, or ruled out. */
export const withPartTurned = (tree: SearchNode | null, at: number): string =>
  textOf(
    partsOf(tree).map((part, i) => {
      if (i !== at) return part;
      return part.kind === 'not' ? part.part : { kind: 'not', part };
    }),
  );

/** Fields of which a clause lists values. */
export type ListField = Extract<SearchClause, { values: readonly string[] }>['field'];

/** What the query asks of a field by a clause that has to hold. */
export function valuesAsked(tree: SearchNode | null, field: ListField): readonly string[] {
  const clause = clauseOf(tree, field);
  return clause && 'values' in clause ? clause.values : [];
}

/** The clause of a field that has to hold; null where there is none. */
export function clauseOf(tree: SearchNode | null, field: SearchClause['field']) {
  for (const part of partsOf(tree))
    if (part.kind === 'clause' && part.clause.field === field) return part.clause;
  return null;
}

/**
 * The text in which the clause of a field is another one; with null it is gone. Where there is none
 * it comes last.
 */
export function withClause(
  tree: SearchNode | null,
  field: SearchClause['field'],
  clause: SearchClause | null,
): string {
  const parts = partsOf(tree);
  const at = parts.findIndex((part) => part.kind === 'clause' && part.clause.field === field);
  const next = clause ? [clauseNode(clause)] : [];
  return textOf(at < 0 ? [...parts, ...next] : parts.toSpliced(at, 1, ...next));
}

/** The text with a value of a field asked for, or no longer. The value is as it would be typed. */
export function withValueToggled(tree: SearchNode | null, field: ListField, value: string): string {
  const asked = valuesAsked(tree, field);
  const values = asked.includes(value) ? asked.filter((one) => one !== value) : [...asked, value];
  if (values.length === 0) return withClause(tree, field, null);
  const before = clauseOf(tree, field);
  const read = parseClause(printList(field, values));
  if ('fault' in read) return textOf(partsOf(tree));
  const { clause } = read;
  return withClause(
    tree,
    field,
    clause.field === 'skill' && before?.field === 'skill'
      ? { ...clause, level: before.level }
      : clause,
  );
}
