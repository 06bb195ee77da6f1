import { limits, type poolEndpoints } from '@muster/contracts';
import { recordId } from '../../../db/record-id.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { searchProblemsOf } from '../../pools/api/rule-problems.ts';
import { findPoolFor } from '../../../records/pools/find-pool.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { ruleFilter } from './rule-filter.ts';

/** Counts how many candidates a rule matches, while it is being written. */
export const previewRule: Service<typeof poolEndpoints.previewRule> = async (
  { actor },
  { body },
) => {
  const problems = await searchProblemsOf(body.rule);
  if (problems.length > 0)
    return { found: 0, foundIsCapped: false, alreadyIn: null, problems: [...problems] };
  const filter = await ruleFilter(body.rule);
  if (!filter) throw invalidField('rule', 'INVALID_OPTION');
  const pool =
    body.poolId === null ? null : await findPoolFor(actor, 'pool.setRule', recordId(body.poolId));
  const { ruleMax } = limits.pool;
  const [found, alreadyIn] = await Promise.all([
    CandidateModel.countDocuments(filter)
      .limit(ruleMax + 1)
      .exec(),
    pool && CandidateModel.countDocuments({ $and: [filter, { poolIds: pool._id }] }).exec(),
  ]);
  return {
    found: Math.min(found, ruleMax),
    foundIsCapped: found > ruleMax,
    alreadyIn,
    problems: [],
  };
};
