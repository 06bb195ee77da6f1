import { Types } from 'mongoose';
import { CompanyRuleModel } from '../../company-rules/company-rule.model.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import type { NewCandidate } from '../build/build-candidate.ts';
import type { Random } from '../build/random.ts';

const day = 86_400_000;

/** Some people who must not be proposed to a client, so that adding them explains itself. */
export async function seedCompanyRules(
  { random, now }: { random: Random; now: Date },
  people: readonly NewCandidate[],
  jobs: readonly Job[],
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
        createdAt: new Date(now.getTime() - 60 * day),
      };
    }),
  );
}
