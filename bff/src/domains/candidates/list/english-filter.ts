import { languageLevels, type QueryOf, type candidateEndpoints } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { keptPeople } from '../../../records/candidates/known-people.ts';

type Filter = QueryFilter<Candidate>;
type Query = Pick<QueryOf<typeof candidateEndpoints.list>, 'filter[englishLevel][gte]'>;

/** Matches candidates with at least a level of English. */
export const englishConditions = (query: Query): Filter[] => {
  const levels = levelsIn(query);
  return levels ? [{ englishLevel: { $in: levels } }] : [];
};

/** The same as far as the reader knows: for some without the marks hidden from the reader. */
export async function knownEnglish(actor: Actor, query: Query): Promise<Filter[]> {
  const levels = levelsIn(query);
  const kept = levels ? await keptPeople(actor) : [];
  if (!levels || kept.length === 0) return englishConditions(query);
  const fitting = kept.filter(({ englishLevel }) => englishLevel && levels.includes(englishLevel));
  return [
    {
      $or: [
        { englishLevel: { $in: levels }, _id: { $nin: kept.map(({ _id }) => _id) } },
        { _id: { $in: fitting.map(({ _id }) => _id) } },
      ],
    },
  ];
}

function levelsIn({ 'filter[englishLevel][gte]': least }: Query) {
  return least && languageLevels.slice(languageLevels.indexOf(least));
}
