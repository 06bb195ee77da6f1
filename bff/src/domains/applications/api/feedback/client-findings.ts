import type { SkillFinding } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../../auth/actor.ts';
import { companyNames } from '../../../../records/companies/company-directory.ts';
import { reaches } from '../../../../records/applications/applications.policy.ts';
import { feedbackOnSkills, skillsAskedBy } from '../../feedback/feedback-on-skills.ts';

/**
 * Returns clients' findings on the skills that their jobs ask for, where the reader may read them.
 */
export async function clientFindings(
  actor: Actor,
  candidateId: Types.ObjectId,
): Promise<(SkillFinding & { skillIds: Types.ObjectId[] })[]> {
  const found = (await feedbackOnSkills(candidateId)).filter(({ application, job }) =>
    reaches(actor, 'application.readFeedback', application, job),
  );
  const companies = await companyNames(found.map(({ job }) => job.companyId));
  return found.map(({ feedback, job, score, at }) => ({
    id: feedback._id.toHexString(),
    kind: 'client',
    score,
    at: at.toISOString(),
    by: feedback.authorName,
    interview: null,
    job: {
      id: job._id.toHexString(),
      title: job.title,
      company: companies.get(job.companyId.toHexString()) ?? '',
    },
    skillIds: skillsAskedBy(job),
  }));
}
