import { activeCollation, holdsText } from '../bson/collation.ts';
import { equalValues, keyOf } from '../bson/key.ts';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/value.ts';
import { badValue } from '../errors.ts';
import { sameKeys } from '../index/index-spec.ts';
import type { KeyIndex } from '../index/key-index.ts';
import type { Collection } from '../storage/collection.ts';
import { boundsOf, type Bounds } from './bounds.ts';
import type { Condition, Filter } from './filter.ts';
import { choicesOf, fewestOfUnions, narrowed } from './narrowing.ts';
import type { IndexPlan, Plan, UnionPlan } from './plan.ts';
import type { SortField } from './sort.ts';

const SCAN_SCORE = 0;
const MAX_MERGED_RANGES = 500;

/** A query's request to the planner. */
export interface PlanRequest {
  filter: Filter;
  sort: SortField[];
  hint: Value;
}

/** Chooses how to answer a query. Throws `BadValue` for a hint that names no index. */
export function planQuery(collection: Collection, request: PlanRequest): Plan {
  const { filter, sort, hint } = request;
  if (hint !== undefined) return hinted(collection, filter.conditions, sort, hint);
  const simple = planConditions(collection, filter.conditions, sort);
  if (simple.kind === 'ids') return simple;
  const unions = filter.alternatives.flatMap(
    (branches) => planUnion(collection, filter.conditions, branches, sort) ?? [],
  );
  const few = fewestOfUnions(collection, unions, simple, sort.length > 0);
  if (few) return few;
  return unions
    .filter(({ ordered }) => ordered || !simple.ordered)
    .reduce<Plan>((best, union) => (union.score > best.score ? union : best), simple);
}

/** Plans the walks of all branches of an `$or`; undefined if one of them would scan everything. */
function planUnion(
  collection: Collection,
  conditions: readonly Condition[],
  filters: readonly Filter[],
  sort: readonly SortField[],
): UnionPlan | undefined {
  const branches = filters.map((branch) =>
    planConditions(collection, [...conditions, ...branch.conditions], sort),
  );
  if (branches.some(({ kind }) => kind === 'scan')) return undefined;
  return {
    kind: 'or',
    branches,
    ordered: sort.length === 0 || branches.every((branch) => branch.ordered),
    score: Math.min(...branches.map((branch) => branch.score)),
  };
}

function planConditions(
  collection: Collection,
  conditions: readonly Condition[],
  sort: readonly SortField[],
): Plan {
  const ids = planIds(conditions, sort);
  if (ids) return ids;
  const indexes = [...collection.indexes.values()].filter((index) =>
    covers(index, usableBy(index, conditions)),
  );
  const all = indexes.flatMap((index) =>
    choicesOf(index, usableBy(index, conditions)).map((choice) => planIndex(index, choice, sort)),
  );
  const plans = all.filter(({ index }) => index.isFilled);
  const chosen = choose(plans, sort);
  // Of the unfilled indexes, the most requested ones are filled first.
  const wished = plans.length === all.length ? chosen : choose(all, sort);
  if (wished.kind === 'index' && !wished.index.isFilled) wished.index.wanted++;
  return chosen.kind === 'index' ? narrowed(collection, chosen, plans, sort.length > 0) : chosen;
}

const sameCollation = (index: KeyIndex): boolean =>
  index.spec.collation?.id === activeCollation()?.id;

/** Returns the conditions that an index can answer: texts only if it has the query's collation. */
function usableBy(index: KeyIndex, conditions: readonly Condition[]): readonly Condition[] {
  if (!index.spec.collation && !activeCollation()) return conditions;
  const same = sameCollation(index);
  // Patterns compare by bytes in any collation.
  return conditions.filter(({ op, value }) => {
    if (op === '$prefix') return !index.spec.collation;
    return same || op === '$exists' || op === '$type' || !holdsText(value);
  });
}

/** Returns the best of these plans; a scan if none is better. */
function choose(plans: readonly IndexPlan[], sort: readonly SortField[]): Plan {
  let best: Plan = {
    kind: 'scan',
    reverse: false,
    ordered: sort.length === 0,
    score: SCAN_SCORE,
  };
  for (const plan of plans) if (plan.score > best.score) best = plan;
  // A walk in sort order can stop at the page's end; sorting needs all matches.
  const inOrder = sort.length > 0 ? strongest(plans.filter(({ ordered }) => ordered)) : undefined;
  return inOrder ?? best;
}

const strongest = (plans: readonly IndexPlan[]): IndexPlan | undefined =>
  plans.toSorted((a, b) => b.score - a.score)[0];

function planIds(conditions: readonly Condition[], sort: readonly SortField[]): Plan | undefined {
  for (const { path, op, value } of conditions) {
    if (path !== '_id') continue;
    // Documents are stored by the bytes of their `_id`.
    if (activeCollation() && holdsText(value)) continue;
    if (op === '$eq' && !Array.isArray(value)) {
      return { kind: 'ids', keys: [keyOf(value)], ordered: true, score: 1000 };
    }
    if (op === '$in') {
      const keys = [...new Set((value as Value[]).map(keyOf))].sort();
      return { kind: 'ids', keys, ordered: sort.length === 0 || keys.length < 2, score: 900 };
    }
  }
  return undefined;
}

function planIndex(
  index: KeyIndex,
  conditions: readonly Condition[],
  sort: readonly SortField[],
): IndexPlan {
  return planWithin(index, boundsOf(index, usableBy(index, conditions)), sort);
}

/** Plans a walk along a part of an index. */
export function planWithin(index: KeyIndex, bounds: Bounds, sort: readonly SortField[]): IndexPlan {
  const order =
    sort.length === 0
      ? { ordered: true, reverse: false }
      : sameCollation(index)
        ? orderOf(index, bounds, sort)
        : { ordered: false, reverse: false };
  const bounded = bounds.points > 0 || bounds.ranged;
  let score = bounds.points * 20 + (bounds.ranged ? 8 : 0) - (bounds.ranges.length > 1 ? 2 : 0);
  if (sort.length > 0 && order.ordered) score += bounded ? 10 : 3;
  if (index.spec.unique && bounds.points === index.spec.fields.length) score += 50;
  // Of two equal indexes, prefers the narrower one.
  if (score > 0) score -= index.spec.fields.length * 0.1;
  // An array without a restriction has as many entries as elements.
  if (score > 0 && index.multi.some((isList, at) => isList && at >= bounds.points)) score *= 0.8;
  return { kind: 'index', index, bounds, reverse: order.reverse, ordered: order.ordered, score };
}

/** Checks whether scanning the bounds gives the sort order. */
function orderOf(
  index: KeyIndex,
  bounds: Bounds,
  sort: readonly SortField[],
): { ordered: boolean; reverse: boolean } {
  const none = { ordered: false, reverse: false };
  const { fields } = index.spec;
  const fixed = new Set(fields.slice(0, bounds.fixed).map((field) => field.path));
  for (let i = 0; i < bounds.fixed; i++) {
    // A point on an array field does not restrict the element that determines the order.
    if (index.multi[i] && sort.some((field) => field.path === fields[i]!.path)) return none;
  }
  // Several ranges are merged by the keys after their points.
  const mergeable = bounds.points > bounds.fixed && bounds.ranges.length <= MAX_MERGED_RANGES;
  const wanted = sort.filter((field) => !fixed.has(field.path));
  for (const start of mergeable ? [bounds.points, bounds.fixed] : [bounds.fixed]) {
    let reverse: boolean | undefined;
    let at = start;
    const matches = wanted.every((field) => {
      const own = fields[at];
      if (!own || own.path !== field.path || index.multi[at]) return false;
      at++;
      const backwards = own.direction !== field.direction;
      if (reverse === undefined) reverse = backwards;
      return reverse === backwards;
    });
    if (matches && (start === bounds.points || bounds.ranges.length === 1 || wanted.length === 0)) {
      return { ordered: true, reverse: reverse ?? false };
    }
  }
  return none;
}

/** True if the index contains every match: always, unless it is sparse or partial. */
function covers(index: KeyIndex, conditions: readonly Condition[]): boolean {
  const { sparse, partial, fields } = index.spec;
  if (
    sparse &&
    !fields.some((field) => conditions.some((own) => own.path === field.path && isPresent(own)))
  ) {
    return false;
  }
  if (!partial) return true;
  const needed = partial.conditions;
  if (partial.alternatives.length > 0 || needed.length < countConditions(partial.source))
    return false;
  return needed.every((need) => conditions.some((own) => implies(own, need)));
}

/** Counts the single conditions in a filter, to check whether all were understood. */
function countConditions(source: Doc): number {
  let count = 0;
  for (const [field, value] of Object.entries(source)) {
    if (field === '$and' && Array.isArray(value)) {
      for (const item of value as Value[]) count += isDoc(item) ? countConditions(item) : 1;
    } else if (isDoc(value) && Object.keys(value)[0]?.startsWith('$'))
      count += Object.keys(value).length;
    else count++;
  }
  return count;
}

function isPresent({ op, value }: Condition): boolean {
  if (op === '$eq' || op === '$gte' || op === '$lte') return value !== null;
  if (op === '$in') return !(value as Value[]).includes(null);
  return true;
}

function implies(own: Condition, need: Condition): boolean {
  if (own.path !== need.path) return false;
  if (need.op === '$exists') return isPresent(own);
  if (own.op === need.op && equalValues(own.value, need.value)) return true;
  // As in MongoDB, only the same condition proves a type.
  if (need.op === '$type') return false;
  const ownKeys =
    own.op === '$eq' ? [own.value] : own.op === '$in' ? (own.value as Value[]) : undefined;
  if (ownKeys) return ownKeys.every((value) => satisfies(value, need));
  if (keyOf(own.value).charAt(0) !== keyOf(need.value).charAt(0)) return false;
  const order =
    keyOf(own.value) < keyOf(need.value) ? -1 : keyOf(own.value) > keyOf(need.value) ? 1 : 0;
  if (need.op === '$gt')
    return (own.op === '$gt' && order >= 0) || (own.op === '$gte' && order > 0);
  if (need.op === '$gte') return (own.op === '$gt' || own.op === '$gte') && order >= 0;
  if (need.op === '$lt')
    return (own.op === '$lt' && order <= 0) || (own.op === '$lte' && order < 0);
  if (need.op === '$lte') return (own.op === '$lt' || own.op === '$lte') && order <= 0;
  return false;
}

function satisfies(value: Value, need: Condition): boolean {
  const key = keyOf(value);
  const bound = keyOf(need.value);
  if (need.op === '$eq') return key === bound;
  if (need.op === '$in') return (need.value as Value[]).some((item) => keyOf(item) === key);
  if (key.charAt(0) !== bound.charAt(0)) return false;
  if (need.op === '$gt') return key > bound;
  if (need.op === '$gte') return key >= bound;
  if (need.op === '$lt') return key < bound;
  return need.op === '$lte' && key <= bound;
}

function hinted(
  collection: Collection,
  conditions: readonly Condition[],
  sort: readonly SortField[],
  hint: Value,
): Plan {
  if (isDoc(hint) && Object.hasOwn(hint, '$natural')) {
    const reverse = isNumeric(hint['$natural']) && Number(hint['$natural']) < 0;
    return { kind: 'scan', reverse, ordered: sort.length === 0, score: SCAN_SCORE };
  }
  for (const index of collection.indexes.values()) {
    const named =
      typeof hint === 'string'
        ? index.spec.name === hint
        : isDoc(hint) && sameKeys(index.spec.key, hint);
    if (!named) continue;
    // As in MongoDB, a hint on a sparse or partial index may omit documents.
    return planIndex(index, conditions, sort);
  }
  throw badValue(
    'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
  );
}
