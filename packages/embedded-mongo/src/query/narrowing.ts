import type { KeyIndex } from '../index/key-index.ts';
import type { Collection } from '../storage/collection.ts';
import type { Bounds } from './bounds.ts';
import type { Condition } from './filter.ts';
import type { IndexPlan, Plan, UnionPlan } from './plan.ts';

/** This few entries are rather sorted in memory than an index walked for their order. */
const FEW_ENTRIES = 1000;
/** The fraction of a larger collection that still counts as few. */
const FEW_OF = 16;
const MAX_CHOICES = 8;

const POINTED = new Set(['$eq', '$in', '$prefix']);

/**
 * Several elements of an array may meet several conditions, while index bounds use only one of
 * them. Returns the conditions once for each possible choice.
 */
export function choicesOf(index: KeyIndex, conditions: readonly Condition[]): Condition[][] {
  for (const [at, { path }] of index.spec.fields.entries()) {
    if (!index.multi[at]) continue;
    const rivals = conditions.filter((own) => own.path === path && POINTED.has(own.op));
    if (rivals.length < 2 || rivals.length > MAX_CHOICES) continue;
    const others = conditions.filter((own) => !rivals.includes(own));
    return rivals.map((chosen) => [...others, chosen]);
  }
  return [[...conditions]];
}

/**
 * Improves the best plan by counting entries. An index in sort order may have long gaps between
 * matches: an index that covers more conditions with few entries is better, with its matches sorted
 * in memory. If no plan gives the order, the index with few entries is used, whatever else favours
 * another: `deletedAt: null` is a point that contains almost everything. Of several bounds of one
 * index, the narrowest is walked and the others are kept for filtering.
 */
export function narrowed(
  collection: Collection,
  best: IndexPlan,
  plans: readonly IndexPlan[],
  sorted: boolean,
): IndexPlan {
  const few = Math.max(FEW_ENTRIES, collection.count / FEW_OF);
  const chosen = (sorted && best.ordered ? narrower(best, plans, few) : fewest(plans)) ?? best;
  const rivals = plans.filter(
    ({ index, bounds }) => index === chosen.index && strength(bounds) === strength(chosen.bounds),
  );
  if (rivals.length < 2 || (sorted && chosen.ordered)) return { ...chosen, score: best.score };
  const narrowest = narrowestOf(rivals) ?? chosen;
  const also = rivals.filter((own) => own !== narrowest).map(({ bounds }) => bounds);
  return { ...narrowest, score: best.score, also };
}

function narrower(
  best: IndexPlan,
  plans: readonly IndexPlan[],
  few: number,
): IndexPlan | undefined {
  const held = whatIsHeld(best);
  const max = strength(best.bounds);
  const rivals = plans.flatMap((plan) => {
    const own = strength(plan.bounds);
    if (own < max || (own === max && whatIsHeld(plan) === held)) return [];
    // An index that covers no more must have far fewer entries to be preferred.
    const limit = own > max ? few : FEW_ENTRIES;
    const entries = entriesWithin(plan, limit);
    return entries < limit ? [{ plan, entries }] : [];
  });
  return rivals.sort((a, b) => a.entries - b.entries)[0]?.plan;
}

/**
 * Returns the union with the fewest entries, if they are few and fewer than those of another plan.
 */
export function fewestOfUnions(
  collection: Collection,
  unions: readonly UnionPlan[],
  other: Plan,
  sorted: boolean,
): UnionPlan | undefined {
  if (unions.length === 0) return undefined;
  const few = sorted ? FEW_ENTRIES : Math.max(FEW_ENTRIES, collection.count / FEW_OF);
  const limit = other.kind === 'index' ? entriesWithin(other, few) : few;
  return unions
    .map((union) => ({ union, entries: entriesOfAll(union.branches, limit) }))
    .filter(({ entries }) => entries < limit)
    .sort((a, b) => a.entries - b.entries)[0]?.union;
}

function entriesOfAll(branches: readonly Plan[], limit: number): number {
  let count = 0;
  for (const branch of branches) {
    if (branch.kind === 'ids') count += branch.keys.length;
    else if (branch.kind === 'index') count += entriesWithin(branch, limit - count);
    if (count >= limit) break;
  }
  return count;
}

/** Of plans with different bounds, returns the one with few entries; undefined if there is none. */
function fewest(plans: readonly IndexPlan[]): IndexPlan | undefined {
  const bounded = plans.filter(({ bounds }) => strength(bounds) > 0);
  // Of plans with the same bounds, the best one otherwise comes last and is kept.
  bounded.sort((a, b) => a.score - b.score);
  const different = new Map(bounded.map((plan) => [whatIsHeld(plan), plan]));
  return different.size < 2 ? undefined : narrowestOf([...different.values()], FEW_ENTRIES);
}

/** Returns the fields restricted by a plan's bounds, with their start and end. */
function whatIsHeld({ index, bounds: { points, ranged, ranges } }: IndexPlan): string {
  const fields = index.spec.fields.slice(0, points + (ranged ? 1 : 0)).map(({ path }) => path);
  return [...fields, ranges.length, ranges[0]?.low, ranges.at(-1)?.high].join();
}

const strength = ({ points, ranged }: Bounds): number => points * 2 + (ranged ? 1 : 0);

/** Counts the entries within a plan's bounds, up to `limit`. */
function entriesWithin(plan: IndexPlan, limit: number): number {
  let count = 0;
  for (const _entry of entriesOf(plan)) {
    count++;
    if (count >= limit) break;
  }
  return count;
}

/** Walks all plans in parallel for this many steps; the first to end has the fewest entries. */
function narrowestOf(plans: readonly IndexPlan[], steps = Infinity): IndexPlan | undefined {
  const walks = plans.map((plan) => ({ plan, entries: entriesOf(plan) }));
  for (let step = 0; step < steps; step++)
    for (const { plan, entries } of walks) if (entries.next().done) return plan;
  return undefined;
}

function* entriesOf({ index, bounds }: IndexPlan): Generator<unknown> {
  for (const { low, high } of bounds.ranges) yield* index.scan(low, high, false);
}
