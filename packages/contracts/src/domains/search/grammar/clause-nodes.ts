import type { ClauseNode, SearchNode } from './search-clause.ts';

/** All clauses of a query, wherever they stand in it. */
export const clauseNodes = (node: SearchNode): ClauseNode[] => {
  if (node.kind === 'clause') return [node];
  return node.kind === 'not' ? clauseNodes(node.part) : node.parts.flatMap(clauseNodes);
};
