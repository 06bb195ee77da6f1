import { joined, type ClauseNode, type SearchNode } from '@muster/contracts';

/** Whether a clause matches a candidate, and a variant that would. */
export interface Judgement {
  readonly holds: boolean;
  /** The clause with the smallest change that matches the candidate; null: it has to be removed. */
  readonly nearest: ClauseNode | null;
}

export type Judge = (node: ClauseNode) => Judgement;

/** A clause that excludes a candidate. */
export interface Blocker {
  readonly node: ClauseNode;
  /** It matches, but the query negates it. */
  readonly ruledOut: boolean;
  /** Other parts of the query, one of which would be enough instead. */
  readonly orElse: readonly SearchNode[];
}

/**
 * Returns the clauses that exclude a candidate; of several alternatives, the part with the fewest.
 * `wanted`: the clause is required, not negated.
 */
export function blockersOf(node: SearchNode, judge: Judge, wanted = true): Blocker[] {
  if (node.kind === 'clause')
    return judge(node).holds === wanted ? [] : [{ node, ruledOut: !wanted, orElse: [] }];
  if (node.kind === 'not') return blockersOf(node.part, judge, !wanted);
  const parts = node.parts.map((part) => ({ part, blockers: blockersOf(part, judge, wanted) }));
  if (needsAll(node, wanted)) return parts.flatMap(({ blockers }) => blockers);
  const least = fewest(parts);
  const [first, ...others] = least.blockers;
  if (!first) return [];
  // For negated parts it would sound as if they were required.
  const alternatives = wanted ? parts.filter((one) => one !== least).map(({ part }) => part) : [];
  return [{ ...first, orElse: [...first.orElse, ...alternatives] }, ...others];
}

/**
 * Returns the query with the smallest change that matches the candidate; null: nothing is left of
 * it.
 */
export function nearestQuery(node: SearchNode, judge: Judge, wanted = true): SearchNode | null {
  if (blockersOf(node, judge, wanted).length === 0) return node;
  if (node.kind === 'clause') return wanted ? judge(node).nearest : null;
  if (node.kind === 'not') {
    const part = nearestQuery(node.part, judge, !wanted);
    return part && { kind: 'not', part };
  }
  if (needsAll(node, wanted))
    return joined(
      node.kind,
      node.parts.flatMap((part) => nearestQuery(part, judge, wanted) ?? []),
    );
  const { part } = fewest(
    node.parts.map((one) => ({ part: one, blockers: blockersOf(one, judge, wanted) })),
  );
  const changed = nearestQuery(part, judge, wanted);
  // If one of several parts is removed, their combination no longer requires anything.
  return (
    changed &&
    joined(
      node.kind,
      node.parts.map((one) => (one === part ? changed : one)),
    )
  );
}

/** A required `and` needs all of its parts, and so does a negated `or`. */
const needsAll = ({ kind }: SearchNode, wanted: boolean): boolean => (kind === 'and') === wanted;

function fewest<T extends { blockers: readonly unknown[] }>(parts: readonly T[]): T {
  const [first, ...others] = parts;
  if (!first) throw new Error('A joined part of a query has parts of its own');
  return others.reduce(
    (least, one) => (one.blockers.length < least.blockers.length ? one : least),
    first,
  );
}
