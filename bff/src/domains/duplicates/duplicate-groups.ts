import type { DuplicateGroup } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { Selected } from '../../db/selected.ts';
import { visiblePeople } from '../candidates/api/merging/merged-candidates.ts';
import { findPeople } from '../../identity/people/people.ts';
import { candidatePhoto } from '../../identity/people/photo-address.ts';
import { DuplicateHintModel, type DuplicateHint } from './duplicate-hint.model.ts';
import { pairsWith } from './hint-pairs.ts';

type Person = Awaited<ReturnType<typeof visiblePeople>>[number];

/** Fields of a pair that are shown. */
export const hintFields = { candidateA: 1, candidateB: 1, signals: 1, score: 1 } as const;
export type Hint = Selected<DuplicateHint, typeof hintFields>;

/** Returns a filter for open pairs with one of these people. */
export const openHintsOf = (ids: readonly Types.ObjectId[]): QueryFilter<DuplicateHint> => ({
  status: 'open',
  ...pairsWith(ids),
});

/** Upper bound for very common names: more candidates than a user can compare. */
const maxPeople = 500;
export const maxHints = maxPeople * 4;

/** A group of connected people and its pairs, the most similar pair first. */
export interface Group {
  people: Person[];
  hints: Hint[];
}

/**
 * Returns the groups of these candidates that the actor may see: hidden candidates are neither
 * shown nor used to connect two others.
 */
export async function groupsAround(actor: Actor, ids: readonly Types.ObjectId[]): Promise<Group[]> {
  const seen = await visiblePeople(actor, ids);
  return groupsFrom(actor, ids, { seen, found: await hintsOf(seen) });
}

/** Variant of {@link groupsAround} for people whom the actor sees, with their pairs. */
export const groupsAroundSeen = async (
  actor: Actor,
  _id: Types.ObjectId,
  found: readonly Hint[],
): Promise<Group[]> =>
  found.length === 0
    ? []
    : groupsFrom(actor, [_id], { seen: await visiblePeople(actor, [_id]), found });

const hintsOf = async (people: readonly Pick<Person, '_id'>[]): Promise<Hint[]> =>
  people.length === 0
    ? []
    : DuplicateHintModel.find(openHintsOf(people.map(({ _id }) => _id)), hintFields)
        .limit(maxHints)
        .lean();

/** Follows the pairs of some people to everyone connected with them. */
async function groupsFrom(
  actor: Actor,
  ids: readonly Types.ObjectId[],
  first: { seen: readonly Person[]; found: readonly Hint[] },
): Promise<Group[]> {
  const people = new Map<string, Person>();
  const asked = new Set(ids.map((id) => id.toHexString()));
  const hints = new Map<string, Hint>();
  let { seen, found } = first;
  while (seen.length > 0) {
    for (const person of seen) people.set(person._id.toHexString(), person);
    for (const hint of found) hints.set(hint._id.toHexString(), hint);
    const next = found
      .flatMap(({ candidateA, candidateB }) => [candidateA, candidateB])
      .filter((id) => !asked.has(id.toHexString()));
    for (const id of next) asked.add(id.toHexString());
    if (next.length === 0 || people.size >= maxPeople) break;
    seen = await visiblePeople(actor, next);
    found = await hintsOf(seen);
  }
  const visible = [...hints.values()].filter(
    ({ candidateA, candidateB }) =>
      people.has(candidateA.toHexString()) && people.has(candidateB.toHexString()),
  );
  return componentsOf(visible).map((part) => ({
    people: part.members.flatMap((id) => people.get(id) ?? []),
    hints: part.hints,
  }));
}

/** Connects candidates that are similar, directly or through others. */
function componentsOf(hints: readonly Hint[]) {
  const leader = new Map<string, string>();
  const leaderOf = (id: string): string => {
    const above = leader.get(id) ?? id;
    if (above === id) return id;
    const top = leaderOf(above);
    leader.set(id, top);
    return top;
  };
  const sorted = hints.toSorted(byLikeness);
  for (const { candidateA, candidateB } of sorted)
    leader.set(leaderOf(candidateB.toHexString()), leaderOf(candidateA.toHexString()));
  const parts = new Map<string, { members: string[]; hints: Hint[] }>();
  for (const hint of sorted) {
    const [a, b] = [hint.candidateA.toHexString(), hint.candidateB.toHexString()];
    const top = leaderOf(a);
    const part = parts.get(top) ?? { members: [], hints: [] };
    for (const id of [a, b]) if (!part.members.includes(id)) part.members.push(id);
    part.hints.push(hint);
    parts.set(top, part);
  }
  return [...parts.values()];
}

/** Sorts pairs like the list of all pairs. */
const byLikeness = (a: Hint, b: Hint): number =>
  b.score - a.score || (b._id.toHexString() > a._id.toHexString() ? 1 : -1);

/** Returns groups in the form shown to the reader. */
export async function showGroups(groups: readonly Group[]): Promise<DuplicateGroup[]> {
  const owners = await findPeople(
    groups.flatMap(({ people }) => people.map(({ ownerUserId }) => ownerUserId)),
  );
  return groups.map(({ people, hints }) => ({
    people: people.map((person) => ({
      id: person._id.toHexString(),
      number: person.number,
      name: person.name,
      ...candidatePhoto(person),
      headline: person.headline,
      status: person.status,
      city: person.city,
      country: person.country,
      owner: owners.ref(person.ownerUserId),
      completeness: person.profileCompleteness,
      createdAt: person.createdAt.toISOString(),
      version: person.version,
    })),
    pairs: hints.map(({ candidateA, candidateB, signals, score }) => ({
      aId: candidateA.toHexString(),
      bId: candidateB.toHexString(),
      signals,
      score,
    })),
  }));
}
