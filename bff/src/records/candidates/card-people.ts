import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { knownPeople } from './known-people.ts';
import { searchConditions } from './search-conditions.ts';
import { CandidateModel, type Candidate } from './candidate.model.ts';
import { scopeFor } from './candidates.policy.ts';

const cardFields = {
  number: 1,
  name: 1,
  photoFileId: 1,
  headline: 1,
  primaryRole: 1,
  yearsExperience: 1,
  city: 1,
  country: 1,
  status: 1,
  vettingStatus: 1,
  topSkillIds: 1,
} as const;

/** Fields of a candidate on a card. */
export type CardPerson = Pick<Candidate, '_id' | keyof typeof cardFields>;

/**
 * Returns by id which of these candidates the reader may see and match the search words, with one
 * query.
 */
export async function cardPeople(
  actor: Actor,
  ids: readonly Types.ObjectId[],
  q?: string,
): Promise<ReadonlyMap<string, CardPerson>> {
  if (ids.length === 0) return new Map();
  const people = await CandidateModel.find(
    {
      $and: [
        { _id: { $in: [...ids] }, deletedAt: null },
        scopeFor(actor, 'candidate.read'),
        ...(q ? searchConditions(q, false) : []),
      ],
    },
    cardFields,
  ).lean();
  return byId(await knownPeople(actor, people));
}

/** Returns the ids of the given candidates who were changed or deleted since a moment. */
export async function peopleChangedSince(
  ids: readonly Types.ObjectId[],
  since: Date,
): Promise<ReadonlySet<string>> {
  const found: Types.ObjectId[] = await CandidateModel.distinct('_id', {
    _id: { $in: [...ids] },
    updatedAt: { $gte: since },
  });
  return new Set(found.map((id) => id.toHexString()));
}

const comparedFields = {
  ownerUserId: 1,
  userId: 1,
  vetterIds: 1,
  isPrivate: 1,
  timeZone: 1,
  noticePeriodDays: 1,
  availableFrom: 1,
  englishLevel: 1,
  englishAssessedBy: 1,
  skills: 1,
  currentRate: 1,
} as const;

/** Fields of a candidate in a comparison, beyond the card. */
export type ComparedPerson = Pick<Candidate, '_id' | keyof typeof comparedFields>;

/** Returns these candidates with the fields of a comparison, by id, regardless of rights. */
export async function comparedPeople(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, ComparedPerson>> {
  const people = await CandidateModel.find({ _id: { $in: [...ids] } }, comparedFields).lean();
  return byId(await knownPeople(actor, people));
}

const byId = <P extends Pick<Candidate, '_id'>>(people: readonly P[]): ReadonlyMap<string, P> =>
  new Map(people.map((person) => [person._id.toHexString(), person]));
