import { Types } from 'mongoose';
import { usableSkills } from '../skills/skills.service.ts';
import type { CandidateListQuery } from './candidate-filter.ts';

const skillKeys = ['filter[skill]', 'filter[skill][all]'] as const;

/**
 * The query with the skills that its ids stand for now: links and saved views may name one that was
 * merged into another since.
 */
export async function withPresentSkills(query: CandidateListQuery): Promise<CandidateListQuery> {
  const asked = skillKeys.flatMap((key) => query[key] ?? []);
  if (asked.length === 0) return query;
  const usable = await usableSkills(asked.map((id) => new Types.ObjectId(id)));
  const present = (ids: string[] | undefined) =>
    ids?.map((id) => usable.get(id)?.toHexString() ?? id);
  return {
    ...query,
    'filter[skill]': present(query['filter[skill]']),
    'filter[skill][all]': present(query['filter[skill][all]']),
  };
}
