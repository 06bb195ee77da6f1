import type { Types } from 'mongoose';
import { overlappingPaths } from '../../../db/field-versions.ts';
import type { Candidate, ReviewedFacts } from '../../candidates/api/reviewed-facts.ts';

/** The record's lists to which accepted facts are added. */
export const factLists = [
  'contacts',
  'links',
  'experience',
  'education',
  'skills',
  'languages',
] as const;
export type FactList = (typeof factLists)[number];

type PartsOf<L extends FactList> = Candidate[L];

/** The data written to a record, in enough detail to undo it. */
export interface AppliedFacts {
  /** The record's version after the change. */
  version: number;
  paths: string[];
  /** Previous values of single fields. */
  fields: Partial<Omit<ReviewedFacts, FactList>>;
  added: Partial<Record<FactList, Types.ObjectId[]>>;
  replaced: { [L in FactList]?: PartsOf<L> };
}

interface Part {
  _id: Types.ObjectId;
}

/** Returns the difference between two states of a record, for {@link withoutFacts}. */
export function appliedFacts(before: Candidate, after: Candidate, paths: string[]): AppliedFacts {
  const scalars = paths.filter((path) => !path.includes('.')) as (keyof AppliedFacts['fields'])[];
  const applied: AppliedFacts = {
    version: after.version,
    paths,
    fields: Object.fromEntries(scalars.map((key) => [key, before[key]])),
    added: {},
    replaced: {},
  };
  for (const list of factLists) {
    const touched = new Set(
      paths.flatMap((path) => (path.startsWith(`${list}.`) ? path.slice(list.length + 1) : [])),
    );
    if (touched.size === 0) continue;
    const was: readonly Part[] = before[list];
    const old = was.filter(({ _id }) => touched.has(_id.toHexString()));
    const known = new Set(old.map(({ _id }) => _id.toHexString()));
    applied.added[list] = (after[list] as readonly Part[]).flatMap(({ _id }) =>
      touched.has(_id.toHexString()) && !known.has(_id.toHexString()) ? [_id] : [],
    );
    Object.assign(applied.replaced, { [list]: old });
  }
  return applied;
}

/** Checks whether these parts are still unchanged. */
export const isUntouched = (
  candidate: Pick<Candidate, 'fieldVersions'>,
  { version, paths }: AppliedFacts,
): boolean => overlappingPaths(candidate.fieldVersions, version, paths).length === 0;

/** Returns the record's parts without the applied facts; other changes stay. */
export function withoutFacts(current: Candidate, applied: AppliedFacts): ReviewedFacts {
  const { fields, added, replaced } = applied;
  const lists = factLists.flatMap((list) => {
    if (!added[list] && !replaced[list]) return [];
    const gone = new Set((added[list] ?? []).map(String));
    const old = new Map(
      ((replaced[list] ?? []) as readonly Part[]).map((part) => [String(part._id), part]),
    );
    const parts = (current[list] as readonly Part[])
      .filter(({ _id }) => !gone.has(String(_id)))
      .map((part) => old.get(String(part._id)) ?? part);
    return [[list, parts] as const];
  });
  return { ...fields, ...(Object.fromEntries(lists) as ReviewedFacts) };
}
