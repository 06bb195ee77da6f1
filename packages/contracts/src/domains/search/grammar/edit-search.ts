import { joined } from './parse-search.ts';
import { parseClause } from './parse-clause.ts';
import { printList, printSearch } from './print-search.ts';
import type { SearchClause, SearchNode } from './search-clause.ts';

/**
 * Returns the parts of a query that must all hold, which a builder shows one by one. They come from
 * the text's own tree, so that clicking and typing always agree.
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

/** Returns the text with an additional part. */
export const withPart = (tree: SearchNode | null, part: SearchNode): string =>
  textOf([...partsOf(tree), part]);

/** The text without the part at a position. */
export const withoutPart = (tree: SearchNode | null, at: number): string =>
  textOf(partsOf(tree).filter((_, i) => i !== at));

/** Returns the text with the part at a position inverted: required or excluded. */
export const withPartTurned = (tree: SearchNode | null, at: number): string =>
  textOf(
    partsOf(tree).map((part, i) => {
      if (i !== at) return part;
      return part.kind === 'not' ? part.part : { kind: 'not', part };
    }),
  );

/** Fields whose clauses list values. */
export type ListField = Extract<SearchClause, { values: readonly string[] }>['field'];

/** Returns the values that a required clause lists for a field. */
export function valuesAsked(tree: SearchNode | null, field: ListField): readonly string[] {
  const clause = clauseOf(tree, field);
  return clause && 'values' in clause ? clause.values : [];
}

/** Returns the required clause of a field; null without one. */
export function clauseOf(tree: SearchNode | null, field: SearchClause['field']) {
  for (const part of partsOf(tree))
    if (part.kind === 'clause' && part.clause.field === field) return part.clause;
  return null;
}

/**
 * Returns the text with the clause of a field replaced; null removes it. A new clause is added at
 * the end.
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

/** Returns the text with a value of a field added or removed. The value is written as typed. */
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
