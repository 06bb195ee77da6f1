import type { CompanyOverview } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { visibleCandidates } from '../../../records/candidates/candidate-names.ts';
import { interviewsAheadOf } from '../../../records/client-interviews/interviews-of-company.ts';
import type { Company } from '../../../records/companies/company-lookup.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { applicationsSeenBy } from '../../applications/api/interviewed.ts';
import { openQuestionsOf } from '../../applications/api/open-questions.ts';

const shown = 5;
/** Upper bound on the rows read, because the reader may see only some of them. */
const looked = 50;

/** Returns the next interviews with a client that the reader may see. */
export async function interviewsWith(
  actor: Actor,
  { _id }: Company,
): Promise<CompanyOverview['interviews']> {
  if (!actor.can('application.list')) return null;
  const ahead = await interviewsAheadOf(_id, { now: new Date(), limit: looked });
  const [seen, candidates, jobs] = await Promise.all([
    applicationsSeenBy(
      actor,
      ahead.map(({ applicationId }) => applicationId),
    ),
    visibleCandidates(
      [actor],
      ahead.map(({ candidateId }) => candidateId),
    ),
    jobsById(ahead.map(({ jobId }) => jobId)),
  ]);
  return ahead
    .flatMap((interview) => {
      const applicationId = interview.applicationId.toHexString();
      const candidate = candidates.get(interview.candidateId.toHexString());
      if (!candidate || !seen.has(applicationId)) return [];
      return [
        {
          id: interview._id.toHexString(),
          applicationId,
          round: interview.round,
          name: candidate.name,
          ...(candidate.photo && { photo: candidate.photo }),
          jobTitle: jobs.get(interview.jobId.toHexString())?.title ?? '',
          startsAt: interview.startsAt.toISOString(),
        },
      ];
    })
    .slice(0, shown);
}

/** Returns the client's unanswered questions about submitted candidates. */
export async function questionsOf(
  actor: Actor,
  { _id }: Company,
): Promise<CompanyOverview['questions']> {
  if (!actor.can('application.list')) return null;
  const questions = await openQuestionsOf(actor, _id);
  const candidates = await visibleCandidates(
    [actor],
    questions.map(({ candidateId }) => candidateId),
  );
  const known = questions.flatMap(({ applicationId, candidateId, jobTitle, text, at }) => {
    const candidate = candidates.get(candidateId.toHexString());
    return candidate
      ? [
          {
            applicationId: applicationId.toHexString(),
            name: candidate.name,
            jobTitle,
            text,
            at: at.toISOString(),
          },
        ]
      : [];
  });
  return { total: known.length, data: known.slice(0, shown) };
}
