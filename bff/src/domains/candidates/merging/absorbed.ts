import { isDeepStrictEqual } from 'node:util';
import { mergeFields } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { mergeFieldPaths, type CandidatePath } from './merge-fields.ts';

/** Lists whose items have ids. */
const itemLists = [
  'contacts',
  'links',
  'rates',
  'skills',
  'languages',
  'experience',
  'education',
  'bios',
] as const satisfies readonly CandidatePath[];

/** Lists of plain values. */
const valueLists = [
  'openTo',
  'relocationCountries',
  'vetterIds',
  'poolIds',
  'poolVetterIds',
  'jobVetterIds',
] as const satisfies readonly CandidatePath[];

/** Fields that change together and are reverted together. */
const fieldGroups: readonly (readonly CandidatePath[])[] = [
  ...mergeFields.map((field) => mergeFieldPaths[field]),
  ['userId'],
  ['harvestId'],
  ['photoFileId'],
  ['canEmail'],
  ['isPrivate'],
  ['lastContactedAt'],
  ['lastActivityAt'],
  ['confirmedAt'],
  ['custom'],
];

export interface Item {
  _id: Types.ObjectId;
}
type Values = Record<string, unknown>;

/** Changes of a merge to the survivor's record, sufficient to undo it. */
export interface Absorbed {
  fields: { before: Values; after: Values }[];
  lists: { path: string; added: Item[]; changed: { before: Item; after: Item }[] }[];
  values: { path: string; added: unknown[] }[];
}

/** Returns the differences between two states of a record around a merge. */
export function absorbedBetween(before: Candidate, after: Candidate): Absorbed {
  return {
    fields: fieldGroups
      .map((paths) => ({ before: pick(before, paths), after: pick(after, paths) }))
      .filter((group) => !same(group.before, group.after)),
    lists: itemLists
      .map((path) => ({ path, ...changesOf(before[path], after[path]) }))
      .filter(({ added, changed }) => added.length + changed.length > 0),
    values: valueLists
      .map((path) => ({ path, added: addedTo(before[path], after[path]) }))
      .filter(({ added }) => added.length > 0),
  };
}

/** Returns the current record's facts without a merge's changes, as far as they still stand. */
export function withoutAbsorbed(current: Candidate, absorbed: Absorbed): Partial<Candidate> {
  const back: Values = {};
  for (const { before, after } of absorbed.fields)
    if (same(pick(current, Object.keys(after) as CandidatePath[]), after))
      Object.assign(back, before);
  for (const { path, added, changed } of absorbed.lists)
    back[path] = takenBack(current[path as (typeof itemLists)[number]], added, changed);
  for (const { path, added } of absorbed.values)
    back[path] = (current[path as (typeof valueLists)[number]] as readonly unknown[]).filter(
      (value) => !added.some((one) => same(one, value)),
    );
  return back as Partial<Candidate>;
}

/** Returns the paths that a merge or its undo wrote, as conflicts of other writers name them. */
export const writtenPaths = ({ fields, lists, values }: Absorbed): string[] => [
  ...fields.flatMap(({ after }) => Object.keys(after)),
  ...lists.flatMap(({ path, added, changed }) =>
    [...added, ...changed.map(({ after }) => after)].map(
      ({ _id }) => `${path}.${_id.toHexString()}`,
    ),
  ),
  ...values.map(({ path }) => path),
];

function changesOf(before: readonly Item[], after: readonly Item[]) {
  const known = new Map(before.map((item) => [item._id.toHexString(), item]));
  const added: Item[] = [];
  const changed: { before: Item; after: Item }[] = [];
  for (const item of after) {
    const was = known.get(item._id.toHexString());
    if (!was) added.push(item);
    else if (!same(was, item)) changed.push({ before: was, after: item });
  }
  return { added, changed };
}

/** Values that users changed on the survivor after the merge stay. */
function takenBack(
  items: readonly Item[],
  added: readonly Item[],
  changed: readonly { before: Item; after: Item }[],
): Item[] {
  return items.flatMap((item) => {
    if (added.some((one) => same(one, item))) return [];
    return changed.find(({ after }) => same(after, item))?.before ?? item;
  });
}

const addedTo = (before: readonly unknown[], after: readonly unknown[]): unknown[] =>
  after.filter((value) => !before.some((one) => same(one, value)));

const pick = (candidate: Candidate, paths: readonly CandidatePath[]): Values =>
  Object.fromEntries(paths.map((path) => [path, candidate[path] ?? null]));

/** Compared as stored: ids and dates by value. */
const same = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)));
