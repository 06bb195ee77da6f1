import type { PersonRef } from '@muster/contracts';
import { mongo, type Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { HeldValues } from '../../db/held-values.ts';
import { rowsOnce } from '../../db/one-moment.ts';
import { visibilityOf, type VisibilityById } from '../../db/row-visibility.ts';
import { candidatePhoto } from '../../identity/people/photo-address.ts';
import { searchConditions } from './search-conditions.ts';
import { CandidateModel, type Candidate } from './candidate.model.ts';
import { reaches, scopeFor } from './candidates.policy.ts';

type Ids = readonly Types.ObjectId[];

/**
 * The names of these candidates by id, deleted ones included, with one query. Those that the actor
 * may not see are there without a name; those that are gone are absent.
 */
export async function candidateNames(actor: Actor, ids: Ids): Promise<Map<string, string | null>> {
  const faces = await candidateFaces(actor, ids);
  return new Map([...faces].map(([id, face]) => [id, face?.name ?? null]));
}

/** What a record is called, with its face where it has one. */
export interface CandidateFace {
  name: string;
  photo?: string;
}

/** The same with their faces. */
export async function candidateFaces(
  actor: Actor,
  ids: Ids,
): Promise<Map<string, CandidateFace | null>> {
  if (ids.length === 0) return new Map();
  const found = await CandidateModel.find(
    { _id: { $in: [...ids] } },
    { name: 1, photoFileId: 1, userId: 1, ownerUserId: 1, vetterIds: 1, isPrivate: 1 },
  ).lean();
  return new Map(
    found.map((candidate) => [
      candidate._id.toHexString(),
      reaches(actor, 'candidate.read', candidate)
        ? { name: candidate.name, ...candidatePhoto(candidate) }
        : null,
    ]),
  );
}

/** What a record is called, by name and by number, with its face. */
export type CandidateLabel = CandidateFace & Pick<Candidate, 'number'>;

/** As other records name the person. */
export const faceOf = (id: Types.ObjectId, { name, photo }: CandidateFace): PersonRef => ({
  id: id.toHexString(),
  name,
  ...(photo && { photo }),
});

/**
 * Those of these candidates, by id, that a user can open in one of the given roles, with one query.
 * Deleted ones are never included.
 */
export async function visibleCandidates(
  actors: readonly Actor[],
  ids: Ids,
): Promise<ReadonlyMap<string, CandidateLabel>> {
  if (actors.length === 0) return new Map();
  const scopes = actors.map((actor) => scopeFor(actor, 'candidate.read'));
  const key = `visible candidates ${mongo.BSON.EJSON.stringify(scopes)}`;
  return rowsOnce(null, key, ids, async (wanted) => {
    const visible = await CandidateModel.find(
      { _id: { $in: [...wanted] }, deletedAt: null, $or: scopes },
      { name: 1, number: 1, photoFileId: 1 },
    ).lean();
    return new Map(
      visible.map((row) => [
        row._id.toHexString(),
        { name: row.name, number: row.number, ...candidatePhoto(row) },
      ]),
    );
  });
}

/** The candidates that a name or number means, as far as the actor may see them; at most `limit`. */
export async function findCandidateIds(
  actor: Actor,
  q: string,
  limit: number,
): Promise<Types.ObjectId[]> {
  const named = [scopeFor(actor, 'candidate.read'), ...searchConditions(q, false)];
  // Apart, because an index begins with it: the living are many, the deleted few.
  const found = await Promise.all(
    [null, { $gt: new Date(0) }].map((deletedAt) =>
      CandidateModel.find({ $and: [{ deletedAt }, ...named] }, { _id: 1 })
        .limit(limit)
        .lean(),
    ),
  );
  return found
    .flat()
    .slice(0, limit)
    .map(({ _id }) => _id);
}

/** Which of these candidates the reader may open, deleted ones included. */
export const candidateVisibility = async (actor: Actor, ids: Ids): Promise<VisibilityById> =>
  actor.can('candidate.read')
    ? visibilityOf(CandidateModel, ids, scopeFor(actor, 'candidate.read'))
    : visibilityOf(CandidateModel, ids, { _id: { $in: [] } });

/** Candidates by id, regardless of rights: the caller decides what to show. */
export const candidatesById = (ids: Ids): Promise<ReadonlyMap<string, Candidate>> =>
  rowsOnce(null, 'candidates', ids, async (wanted) => {
    const found = await CandidateModel.find({ _id: { $in: [...wanted] } }).lean();
    return new Map(found.map((candidate) => [candidate._id.toHexString(), candidate]));
  });

/** Asked with nearly every request of the staff; what decides about rights is held for a moment. */
const heldOwnIds = new HeldValues<Types.ObjectId[]>({
  collections: [CandidateModel.collection.name],
  heldFor: 800,
});

/**
 * The records of a staff member who is also a candidate, deleted ones included. During
 * impersonation the records of both users.
 */
export const ownCandidateIds = ({
  selfUserIds,
}: Pick<Actor, 'selfUserIds'>): Promise<Types.ObjectId[]> =>
  heldOwnIds.get(selfUserIds.join(), () =>
    CandidateModel.distinct('_id', { userId: { $in: [...selfUserIds] } }).exec(),
  );
