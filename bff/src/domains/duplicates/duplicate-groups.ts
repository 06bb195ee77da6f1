import type { DuplicateGroup } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { visiblePeople } from '../candidates/api/merging/merged-candidates.ts';
import { findPeople } from '../../identity/people/people.ts';
import { DuplicateHintModel, type DuplicateHint } from './duplicate-hint.model.ts';
import { pairsWith } from './hint-pairs.ts';

type Person = Awaited<ReturnType<typeof visiblePeople>>[number];

/** People who hang together, and by which pairs, the most alike pair first. */
export interface Group {
  people: Person[];
  hints: DuplicateHint[];
}

/** A very common name: more candidates than a person can compare. */
const maxPeople = 500;

/**
 * The groups of these candidates as far as the actor may see them: hidden candidates are neither
 * shown nor used to connect two others.
 */
export async function groupsAround(actor: Actor, ids: readonly Types.ObjectId[]): Promise<Group[]> {
  const people = new Map<string, Person>();
  const asked = new Set<string>();
  const hints = new Map<string, DuplicateHint>();
  let next = [...ids];
  while (next.length > 0 && people.size < maxPeople) {
    for (const id of next) asked.add(id.toHexString());
    const seen = await visiblePeople(actor, next);
    for (const person of seen) people.set(person._id.toHexString(), person);
    if (seen.length === 0) break;
    const found = await DuplicateHintModel.find({
      status: 'open',
      ...pairsWith(seen.map(({ _id }) => _id)),
    })
      .limit(maxPeople * 4)
      .lean();
    for (const hint of found) hints.set(hint._id.toHexString(), hint);
    next = found
      .flatMap(({ candidateA, candidateB }) => [candidateA, candidateB])
      .filter((id) => !asked.has(id.toHexString()));
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
function componentsOf(hints: readonly DuplicateHint[]) {
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
  const parts = new Map<string, { members: string[]; hints: DuplicateHint[] }>();
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

/** As the list of all pairs sorts them. */
const byLikeness = (a: DuplicateHint, b: DuplicateHint): number =>
  b.score - a.score || (b._id.toHexString() > a._id.toHexString() ? 1 : -1);

/** Groups as their reader gets them. */
export async function showGroups(groups: readonly Group[]): Promise<DuplicateGroup[]> {
  const owners = await findPeople(
    groups.flatMap(({ people }) => people.map(({ ownerUserId }) => ownerUserId)),
  );
  return groups.map(({ people, hints }) => ({
    people: people.map((person) => ({
      id: person._id.toHexString(),
      number: person.number,
      name: person.name,
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
