import { Types } from 'mongoose';
import { CompanyRuleModel } from '../company-rule.model.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { notBefore } from '../../../demo/demo-time.ts';
import type { Random } from '../../../demo/random.ts';

const day = 86_400_000;

/**
 * Adds some candidates who must not be proposed to a client, so that the refusal can be
 * demonstrated.
 */
export async function seedCompanyRules(
  { random, now }: { random: Random; now: Date },
  people: readonly { _id: Types.ObjectId; createdAt: Date }[],
  jobs: readonly Pick<Job, 'companyId'>[],
): Promise<void> {
  const wishes = [
    ['never_submit_candidate_wish', 'Worked with the team before and does not want to return.'],
    ['current_employer', null],
    ['never_submit_client_wish', 'The client asked us not to propose again before summer.'],
  ] as const;
  await CompanyRuleModel.insertMany(
    random.sample(people, 9).map((candidate, index) => {
      const [rule, note] = wishes[index % wishes.length]!;
      return {
        _id: new Types.ObjectId(random.id()),
        candidateId: candidate._id,
        companyId: jobs[index % jobs.length]!.companyId,
        rule,
        note,
        createdAt: notBefore(candidate.createdAt, new Date(now.getTime() - 60 * day)),
      };
    }),
  );
}
