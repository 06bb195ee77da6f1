import type { PersonRef } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { HeldValues } from '../../db/held-values.ts';
import { rowsOnce } from '../../db/one-moment.ts';
import type { Selected } from '../../db/selected.ts';
import { candidatePhoto } from '../../identity/people/photo-address.ts';
import { visibilityBy, type VisibilityById } from '../../db/row-visibility.ts';
import { searchConditions } from './search-conditions.ts';
import { CandidateModel, type Candidate } from './candidate.model.ts';
import { reaches, scopeFor } from './candidates.policy.ts';

type Ids = readonly Types.ObjectId[];

/** What names a candidate and tells who may know them. */
const faceFields = {
  name: 1,
  number: 1,
  photoFileId: 1,
  userId: 1,
  ownerUserId: 1,
  vetterIds: 1,
  isPrivate: 1,
  deletedAt: 1,
  lastActivityAt: 1,
  updatedAt: 1,
} as const;
export type CandidateFace = Selected<Candidate, typeof faceFields>;

/** Under this name the parts of a page share them. */
export const faceRows = 'candidate faces';

/** As much of these candidates as names them, regardless of rights: the caller decides what to show. */
export const candidateFaces = (ids: Ids): Promise<ReadonlyMap<string, CandidateFace>> =>
  rowsOnce(null, faceRows, ids, async (wanted) => {
    const found = await CandidateModel.find({ _id: { $in: [...wanted] } }, faceFields).lean();
    return new Map(found.map((candidate) => [candidate._id.toHexString(), candidate]));
  });

/**
 * The names of these candidates by id, deleted ones included, with one query. Those that the actor
 * may not see are there without a name; those that are gone are absent.
 */
export async function candidateNames(actor: Actor, ids: Ids): Promise<Map<string, string | null>> {
  const faces = await knownFaces(actor, ids);
  return new Map([...faces].map(([id, face]) => [id, face?.name ?? null]));
}

/** What a record is called, with the address of its photo where it has one. */
export interface NamedFace {
  name: string;
  photo?: string;
}

const namedFace = (face: CandidateFace): NamedFace => ({
  name: face.name,
  ...candidatePhoto(face),
});

/** {@link candidateNames} with their photos. */
export async function knownFaces(actor: Actor, ids: Ids): Promise<Map<string, NamedFace | null>> {
  const faces = await candidateFaces(ids);
  return new Map(
    [...faces].map(([id, face]) => [
      id,
      reaches(actor, 'candidate.read', face) ? namedFace(face) : null,
    ]),
  );
}

/** What a record is called, by name and by number, with its photo. */
export type CandidateLabel = NamedFace & Pick<Candidate, 'number'>;

/** As other records name the person. */
export const faceOf = (id: Types.ObjectId, { name, photo }: NamedFace): PersonRef => ({
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
  const faces = await visibleFaces(actors, ids);
  return new Map([...faces].map(([id, face]) => [id, { ...namedFace(face), number: face.number }]));
}

/** {@link visibleCandidates} with what else is read of them. */
export async function visibleFaces(
  actors: readonly Actor[],
  ids: Ids,
): Promise<ReadonlyMap<string, CandidateFace>> {
  if (actors.length === 0) return new Map();
  const isVisible = (face: CandidateFace) =>
    !face.deletedAt && actors.some((actor) => reaches(actor, 'candidate.read', face));
  return new Map([...(await candidateFaces(ids))].filter(([, face]) => isVisible(face)));
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
  visibilityBy([...(await candidateFaces(ids)).values()], (face) =>
    reaches(actor, 'candidate.read', face),
  );

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
