import { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { JobModel } from '../../../records/jobs/job.model.ts';
import { PoolMemberModel } from '../../../records/pools/pool-member.model.ts';
import { PoolModel } from '../../../records/pools/pool.model.ts';
import { skillSlug } from '../../../records/skills/skill-key.ts';
import { demoPools } from './pools.data.ts';
import { notBefore, type DemoTime } from '../../../demo/demo-time.ts';
import type { Random } from '../../../demo/random.ts';
import { peopleWithRole, type PeopleIds } from '../../../demo/demo-people.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';

interface PoolSetting {
  people: PeopleIds;
  time: DemoTime;
  random: Random;
  candidates: readonly DemoCandidate[];
  /** Ids of skills by their names. */
  skillIds: ReadonlyMap<string, Types.ObjectId>;
}

/**
 * Writes six pools with their members: the last pool is private, and one will be filled by its filter.
 */
export async function seedPools(setting: PoolSetting): Promise<void> {
  const { people, time, random, candidates, skillIds } = setting;
  const vetters = peopleWithRole(people, 'vetter');
  const owners = [...peopleWithRole(people, 'recruiter'), ...vetters];
  const pools = demoPools.map(({ skill, fits, ...pool }, index) => {
    const skillId = skillIds.get(skill);
    const isSmart = pool.name === smartPool;
    const fitting = candidates.filter(
      (candidate) =>
        !candidate.isPrivate &&
        !['archived', 'rejected', 'do_not_contact'].includes(candidate.status) &&
        fits(candidate) &&
        candidate.skills.some((claim) => skillId?.equals(claim.skillId) === true),
    );
    return {
      ...pool,
      _id: new Types.ObjectId(random.id()),
      nameKey: foldText(pool.name),
      slug: skillSlug(pool.name),
      ownerUserId: owners[index % owners.length]!,
      isPrivate: index === demoPools.length - 1,
      ...(isSmart && {
        kind: 'smart' as const,
        smartFilter: {
          'filter[skill]': skillId?.toHexString(),
          'filter[primaryRole]': 'DevOps',
        },
      }),
      members: isSmart ? [] : fitting.slice(0, pool.targetSize),
      createdAt: time.ago(200 - index * 20),
    };
  });
  await PoolModel.insertMany(
    pools.map(({ members, wantedFor: _wantedFor, ...pool }) => ({
      ...pool,
      memberCount: members.length,
    })),
  );
  for (const { _id, members, ownerUserId, wantedFor } of pools) {
    await JobModel.updateMany({ title: { $in: wantedFor } }, { $push: { poolIds: _id } });
    const ids = members.map((member) => member._id);
    await PoolMemberModel.insertMany(
      members.map((member) => ({
        poolId: _id,
        candidateId: member._id,
        status: 'member',
        addedBy: ownerUserId,
        addedAt: notBefore(member.createdAt, time.ago(30)),
      })),
    );
    await CandidateModel.updateMany({ _id: { $in: ids } }, { $push: { poolIds: _id } });
    if (vetters.some((id) => id.equals(ownerUserId)))
      await CandidateModel.updateMany(
        { _id: { $in: ids }, vetterIds: { $ne: ownerUserId } },
        { $push: { vetterIds: ownerUserId, poolVetterIds: ownerUserId } },
      );
  }
}

const smartPool = 'Cloud and reliability';
