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

/** Fields for a candidate's name and its visibility. */
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

/** Cache key under which the parts of a page share them. */
export const faceRows = 'candidate faces';

/**
 * Returns the naming fields of these candidates, regardless of rights: the caller decides what to
 * show.
 */
export const candidateFaces = (ids: Ids): Promise<ReadonlyMap<string, CandidateFace>> =>
  rowsOnce(null, faceRows, ids, async (wanted) => {
    const found = await CandidateModel.find({ _id: { $in: [...wanted] } }, faceFields).lean();
    return new Map(found.map((candidate) => [candidate._id.toHexString(), candidate]));
  });

/**
 * Returns the names of these candidates by id, deleted ones included, with one query. Candidates
 * hidden from the actor have no name; missing ones are absent.
 */
export async function candidateNames(actor: Actor, ids: Ids): Promise<Map<string, string | null>> {
  const faces = await knownFaces(actor, ids);
  return new Map([...faces].map(([id, face]) => [id, face?.name ?? null]));
}

/** The name of a record, with the URL of its photo if there is one. */
export interface NamedFace {
  name: string;
  photo?: string;
}

const namedFace = (face: CandidateFace): NamedFace => ({
  name: face.name,
  ...candidatePhoto(face),
});

/** Returns {@link candidateNames} with their photos. */
export async function knownFaces(actor: Actor, ids: Ids): Promise<Map<string, NamedFace | null>> {
  const faces = await candidateFaces(ids);
  return new Map(
    [...faces].map(([id, face]) => [
      id,
      reaches(actor, 'candidate.read', face) ? namedFace(face) : null,
    ]),
  );
}

/** The name, number and photo of a record. */
export type CandidateLabel = NamedFace & Pick<Candidate, 'number'>;

/** Returns the candidate as other records refer to them. */
export const faceOf = (id: Types.ObjectId, { name, photo }: NamedFace): PersonRef => ({
  id: id.toHexString(),
  name,
  ...(photo && { photo }),
});

/**
 * Returns by id which of these candidates a user can open in one of the given roles, with one
 * query. Deleted ones are never included.
 */
export async function visibleCandidates(
  actors: readonly Actor[],
  ids: Ids,
): Promise<ReadonlyMap<string, CandidateLabel>> {
  const faces = await visibleFaces(actors, ids);
  return new Map([...faces].map(([id, face]) => [id, { ...namedFace(face), number: face.number }]));
}

/** Returns {@link visibleCandidates} with the other fields read. */
export async function visibleFaces(
  actors: readonly Actor[],
  ids: Ids,
): Promise<ReadonlyMap<string, CandidateFace>> {
  if (actors.length === 0) return new Map();
  const isVisible = (face: CandidateFace) =>
    !face.deletedAt && actors.some((actor) => reaches(actor, 'candidate.read', face));
  return new Map([...(await candidateFaces(ids))].filter(([, face]) => isVisible(face)));
}

/** Returns the candidates with this name or number that the actor may see; at most `limit`. */
export async function findCandidateIds(
  actor: Actor,
  q: string,
  limit: number,
): Promise<Types.ObjectId[]> {
  const named = [scopeFor(actor, 'candidate.read'), ...searchConditions(q, false)];
  // Two queries, because an index begins with this field: many live candidates, few deleted ones.
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

/** Returns which of these candidates the reader may open, deleted ones included. */
export const candidateVisibility = async (actor: Actor, ids: Ids): Promise<VisibilityById> =>
  visibilityBy([...(await candidateFaces(ids)).values()], (face) =>
    reaches(actor, 'candidate.read', face),
  );

/** Returns candidates by id, regardless of rights: the caller decides what to show. */
export const candidatesById = (ids: Ids): Promise<ReadonlyMap<string, Candidate>> =>
  rowsOnce(null, 'candidates', ids, async (wanted) => {
    const found = await CandidateModel.find({ _id: { $in: [...wanted] } }).lean();
    return new Map(found.map((candidate) => [candidate._id.toHexString(), candidate]));
  });

/**
 * Requested with nearly every request of staff; cached briefly, like everything that decides on
 * rights.
 */
const heldOwnIds = new HeldValues<Types.ObjectId[]>({
  collections: [CandidateModel.collection.name],
  heldFor: 800,
});

/**
 * Returns the records of a staff member who is also a candidate, deleted ones included. During
 * impersonation the records of both users.
 */
export const ownCandidateIds = ({
  selfUserIds,
}: Pick<Actor, 'selfUserIds'>): Promise<Types.ObjectId[]> =>
  heldOwnIds.get(selfUserIds.join(), () =>
    CandidateModel.distinct('_id', { userId: { $in: [...selfUserIds] } }).exec(),
  );
