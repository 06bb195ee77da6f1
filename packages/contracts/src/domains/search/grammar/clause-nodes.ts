import type { ClauseNode, SearchNode } from './search-clause.ts';

/** Returns all clauses of a query at any depth. */
export const clauseNodes = (node: SearchNode): ClauseNode[] => {
  if (node.kind === 'clause') return [node];
  return node.kind === 'not' ? clauseNodes(node.part) : node.parts.flatMap(clauseNodes);
};
