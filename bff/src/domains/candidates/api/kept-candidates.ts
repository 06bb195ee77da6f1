import type { PermissionName } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { keptOnce } from '../../../db/kept-once.ts';
import { KeptRows } from '../../../db/kept-rows.ts';
import { anyId } from '../../../db/set-values.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { isClosed, scopeFor } from '../../../records/candidates/candidates.policy.ts';
import { keptPeople } from '../../../records/candidates/known-people.ts';

const fields = {
  sourceKind: 1,
  ownerUserId: 1,
  userId: 1,
  isPrivate: 1,
  status: 1,
  createdAt: 1,
  vettingStatus: 1,
  vettedAt: 1,
  country: 1,
  englishLevel: 1,
  confirmedAt: 1,
  confirmedBefore: 1,
  availableFrom: 1,
  noticePeriodDays: 1,
  currentRate: 1,
} as const;

/** Candidate fields that reports use. Only readers of all rates may see the rate 🔒. */
export type KeptCandidate = Pick<Candidate, '_id' | keyof typeof fields> & {
  readonly skillIds: readonly string[];
  readonly poolIds: readonly string[];
};

/** Checks for candidates in the plain list: neither merged, anonymised nor set aside. */
const isListed = ({ status, mergedIntoId }: Candidate): boolean =>
  !mergedIntoId && !['do_not_contact', 'archived', 'anonymised'].includes(status);

/** Creates the in-process cache of candidates. */
export const keepCandidates = () =>
  new KeptRows<Candidate, KeptCandidate>({
    model: CandidateModel,
    fields: { ...fields, mergedIntoId: 1, 'skills.skillId': 1, poolIds: 1 },
    by: 'createdAt',
    keep: (people) =>
      Promise.resolve(
        new Map(
          people.filter(isListed).map((person) => [person._id.toHexString(), keptOf(person)]),
        ),
      ),
  });

/** Returns the cached part of a record. */
export function keptOf({ _id, skills, poolIds, ...person }: Candidate): KeptCandidate {
  return {
    _id,
    sourceKind: person.sourceKind,
    ownerUserId: person.ownerUserId,
    userId: person.userId,
    isPrivate: person.isPrivate,
    status: person.status,
    createdAt: person.createdAt,
    vettingStatus: person.vettingStatus,
    vettedAt: person.vettedAt,
    country: person.country,
    englishLevel: person.englishLevel,
    confirmedAt: person.confirmedAt,
    ...(person.confirmedBefore && { confirmedBefore: person.confirmedBefore }),
    availableFrom: person.availableFrom,
    noticePeriodDays: person.noticePeriodDays,
    currentRate: person.currentRate,
    skillIds: skills.map(({ skillId }) => textOf(skillId)),
    poolIds: poolIds.map(textOf),
  };
}

/** Ids are shared, because fewer skills and pools exist than candidates who have them. */
const idOnce = keptOnce((id: string) => id);

const textOf = (id: Types.ObjectId): string => idOnce(id.toHexString());

export const keptCandidates = keepCandidates();

/** Returns the candidates within a permission's scope that the plain list shows. */
async function readKept(actor: Actor, permission: PermissionName): Promise<KeptCandidate[]> {
  // Vetting access changes without a timestamp, so it is queried where it matters.
  const theirs = actor.scopeOf(permission) === 'all' ? null : await idsWithin(actor, permission);
  const all = await keptCandidates.get();
  const people = theirs ? theirs.flatMap((id) => all.get(id) ?? []) : [...all.values()];
  return people.filter((person) => !isClosed(actor, person));
}

const idsWithin = async (actor: Actor, permission: PermissionName): Promise<string[]> =>
  (await CandidateModel.distinct('_id', scopeFor(actor, permission))).map((id) => id.toHexString());

/** Returns those of them who are on the market. */
export const readMarket = async (
  actor: Actor,
  permission: PermissionName,
): Promise<KeptCandidate[]> =>
  (await readKept(actor, permission)).filter(({ status }) => status === 'active');

/** Returns all of them as the reader may know them, and the number of records left out. */
export async function readStock(
  actor: Actor,
  permission: PermissionName,
): Promise<{ people: KeptCandidate[]; merged: number; anonymised: number }> {
  const scope = scopeFor(actor, permission);
  const [people, judged, merged, anonymised] = await Promise.all([
    readKept(actor, permission),
    keptPeople(actor),
    CandidateModel.countDocuments({ $and: [scope, { mergedIntoId: anyId }] }),
    CandidateModel.countDocuments({ $and: [scope, { status: 'anonymised' }] }),
  ]);
  const marks = new Map(judged.map((person) => [person._id.toHexString(), person]));
  if (marks.size === 0) return { people, merged, anonymised };
  return { people: people.map((person) => withoutMarks(person, marks)), merged, anonymised };
}

type Judged = Awaited<ReturnType<typeof keptPeople>>[number];

function withoutMarks(person: KeptCandidate, marks: ReadonlyMap<string, Judged>): KeptCandidate {
  const judged = marks.get(person._id.toHexString());
  if (!judged) return person;
  const { englishLevel, poolIds } = judged;
  return { ...person, englishLevel, poolIds: poolIds.map(textOf) };
}
