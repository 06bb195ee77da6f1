import { joined, type ClauseNode, type SearchNode } from '@muster/contracts';

/** Whether a clause holds for a person, and what it could ask for instead so that it does. */
export interface Judgement {
  readonly holds: boolean;
  /** The clause with the smallest change that lets the person through; null: it has to go. */
  readonly nearest: ClauseNode | null;
}

export type Judge = (node: ClauseNode) => Judgement;

/** A clause that keeps a person out. */
export interface Blocker {
  readonly node: ClauseNode;
  /** It holds, and the query rules it out. */
  readonly ruledOut: boolean;
  /** Other parts of the query, one of which would do in its place. */
  readonly orElse: readonly SearchNode[];
}

/**
 * The clauses that keep a person out; of several that would do, the part with the fewest.
 * `wanted`: it is asked for, not ruled out.
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
  // Said of ruled out parts as well, it would read as if they were to be had.
  const alternatives = wanted ? parts.filter((one) => one !== least).map(({ part }) => part) : [];
  return [{ ...first, orElse: [...first.orElse, ...alternatives] }, ...others];
}

/** The query with the smallest change that lets the person through; null: nothing is left of it. */
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
  // Where one of several has to go, nothing is asked by all of them together any more.
  return (
    changed &&
    joined(
      node.kind,
      node.parts.map((one) => (one === part ? changed : one)),
    )
  );
}

/** An `and` that is asked for needs all of its parts, and so does an `or` that is ruled out. */
const needsAll = ({ kind }: SearchNode, wanted: boolean): boolean => (kind === 'and') === wanted;

function fewest<T extends { blockers: readonly unknown[] }>(parts: readonly T[]): T {
  const [first, ...others] = parts;
  if (!first) throw new Error('A joined part of a query has parts of its own');
  return others.reduce(
    (least, one) => (one.blockers.length < least.blockers.length ? one : least),
    first,
  );
}
