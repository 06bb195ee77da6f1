import type { KeyIndex } from '../index/key-index.ts';
import type { Collection } from '../storage/collection.ts';
import type { Bounds } from './bounds.ts';
import type { Condition } from './filter.ts';
import type { IndexPlan, Plan, UnionPlan } from './plan.ts';

/** So few entries are sorted in memory sooner than an index is walked for their order. */
const FEW_ENTRIES = 1000;
/** Of a larger collection more are few: this part of it. */
const FEW_OF = 16;
const MAX_CHOICES = 8;

const POINTED = new Set(['$eq', '$in', '$prefix']);

/**
 * An array may meet several conditions by several elements, while the bounds of an index hold one
 * of them. Gives the conditions once for each of those that could be held.
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
 * The best plan made better by counting entries. An index that gives the order may still walk far
 * between matches: one that holds more of the conditions, and few entries within them, is the
 * better way, its matches sorted in memory. Where no order is to be had, the index with few entries
 * is walked, whatever else speaks for another: `deletedAt: null` is a point that holds nearly all.
 * Of several bounds of one index the narrowest is walked and the others are remembered.
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
  const most = strength(best.bounds);
  const rivals = plans.flatMap((plan) => {
    const own = strength(plan.bounds);
    if (own < most || (own === most && whatIsHeld(plan) === held)) return [];
    // Where it holds no more than the other does, far fewer entries must speak for it.
    const limit = own > most ? few : FEW_ENTRIES;
    const entries = entriesWithin(plan, limit);
    return entries < limit ? [{ plan, entries }] : [];
  });
  return rivals.sort((a, b) => a.entries - b.entries)[0]?.plan;
}

/** Of unions the one with the fewest entries, where they are few and fewer than of another plan. */
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

/** Of plans with different bounds the one with few entries; undefined when none has. */
function fewest(plans: readonly IndexPlan[]): IndexPlan | undefined {
  const bounded = plans.filter(({ bounds }) => strength(bounds) > 0);
  // Of those that hold the same, the one that is best besides comes last and stays.
  bounded.sort((a, b) => a.score - b.score);
  const different = new Map(bounded.map((plan) => [whatIsHeld(plan), plan]));
  return different.size < 2 ? undefined : narrowestOf([...different.values()], FEW_ENTRIES);
}

/** The fields that a plan's bounds hold, and where they begin and end. */
function whatIsHeld({ index, bounds: { points, ranged, ranges } }: IndexPlan): string {
  const fields = index.spec.fields.slice(0, points + (ranged ? 1 : 0)).map(({ path }) => path);
  return [...fields, ranges.length, ranges[0]?.low, ranges.at(-1)?.high].join();
}

const strength = ({ points, ranged }: Bounds): number => points * 2 + (ranged ? 1 : 0);

/** The number of entries within a plan's bounds, counted up to `limit`. */
function entriesWithin(plan: IndexPlan, limit: number): number {
  let count = 0;
  for (const _entry of entriesOf(plan)) {
    count++;
    if (count >= limit) break;
  }
  return count;
}

/** Walks all of them side by side, so many steps; the first that ends has the fewest entries. */
function narrowestOf(plans: readonly IndexPlan[], steps = Infinity): IndexPlan | undefined {
  const walks = plans.map((plan) => ({ plan, entries: entriesOf(plan) }));
  for (let step = 0; step < steps; step++)
    for (const { plan, entries } of walks) if (entries.next().done) return plan;
  return undefined;
}

function* entriesOf({ index, bounds }: IndexPlan): Generator<unknown> {
  for (const { low, high } of bounds.ranges) yield* index.scan(low, high, false);
}
