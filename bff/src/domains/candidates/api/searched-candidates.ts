import type { CandidateRow, Currency } from '@muster/contracts';
import { Types, type QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { ownCandidateIds } from '../../../records/candidates/candidate-names.ts';
import { keptPeople } from '../../../records/candidates/known-people.ts';
import { scopeFor, seesRatesEverywhere } from '../../../records/candidates/candidates.policy.ts';
import type { RestatedPerson } from '../../../search/person-document.ts';
import { rateConditions } from '../list/candidate-filter.ts';
import { rateProjection, rowProjection, showRows } from '../list/candidate-rows.ts';
import { profileText } from '../searching/profile-text.ts';

export { seesRatesEverywhere };

type Ids = Pick<Candidate, '_id'>[];
const hexOf = (rows: Ids): string[] => rows.map(({ _id }) => _id.toHexString());
const idsOf = async (filter: QueryFilter<Candidate>): Promise<string[]> =>
  hexOf(await CandidateModel.find(filter, { _id: 1 }).lean());

/**
 * Returns the candidates an actor may find: only `within` if they see few of many, otherwise all
 * except `except` (private ones of others, and the actor's own record). Of `restated` the actor
 * does not know all interviewers' marks. All is read from the database, by an index.
 */
export async function searchReach(actor: Actor): Promise<SearchReach> {
  const [reach, restated] = await Promise.all([reachOf(actor), restatedFor(actor)]);
  return { ...reach, restated };
}

interface SearchReach {
  within: string[] | null;
  except: string[];
  restated: RestatedPerson[];
}

const restatedFor = async (actor: Actor): Promise<RestatedPerson[]> =>
  (await keptPeople(actor)).map(({ _id, englishLevel, skills, poolIds }) => ({
    id: _id.toHexString(),
    english: englishLevel,
    pools: poolIds.map((poolId) => poolId.toHexString()),
    verified: skills
      .filter(({ verifiedScore }) => verifiedScore !== null)
      .map(({ skillId }) => skillId.toHexString()),
  }));

async function reachOf(actor: Actor): Promise<Omit<SearchReach, 'restated'>> {
  const scope = scopeFor(actor, 'candidate.list');
  if (actor.scopeOf('candidate.list') !== 'all')
    return { within: await idsOf({ $and: [{ deletedAt: null }, scope] }), except: [] };
  const [closed, own] = await Promise.all([
    actor.can('candidate.makePrivate')
      ? []
      : idsOf({ isPrivate: true, ownerUserId: { $ne: actor.userId } }),
    ownCandidateIds(actor),
  ]);
  return { within: null, except: [...closed, ...own.map((id) => id.toHexString())] };
}

/** Returns all candidates who expect at most this per hour 🔒; for readers of all rates. */
export const idsWithRate = (currency: Currency, atMost: number): Promise<string[]> =>
  idsOf({
    $and: [
      { deletedAt: null },
      ...rateConditions({ 'filter[rate][lte]': atMost, 'filter[rateCurrency]': currency }),
    ],
  });

/** Found candidate with the fields of the list and the profile. */
export interface SearchedPerson {
  row: CandidateRow;
  candidate: Candidate;
  profile: string[];
}

/** Fields for text passages, and for permissions to read a CV. */
const passageFields = {
  region: 1,
  experience: 1,
  education: 1,
  bios: 1,
  userId: 1,
  vetterIds: 1,
} as const;

/** Returns these candidates as far as the actor may see them now, in the order of the ids. */
export async function searchedPeople(
  actor: Actor,
  ids: readonly string[],
): Promise<SearchedPerson[]> {
  if (ids.length === 0) return [];
  const found = await CandidateModel.find(
    {
      $and: [
        { _id: { $in: ids.map((id) => new Types.ObjectId(id)) }, deletedAt: null },
        { status: { $ne: 'anonymised' } },
        scopeFor(actor, 'candidate.list'),
      ],
    },
    { ...rowProjection, ...passageFields, ...(seesRatesEverywhere(actor) && rateProjection) },
  ).lean<Candidate[]>();
  const byId = new Map(found.map((candidate) => [candidate._id.toHexString(), candidate]));
  const candidates = ids.flatMap((id) => byId.get(id) ?? []);
  const rows = await showRows(actor, candidates, []);
  return candidates.flatMap((candidate, i) => {
    const row = rows[i];
    return row ? [{ row, candidate, profile: profileText(candidate) }] : [];
  });
}
