import type { clientInterviewEndpoints, ClientInterviewKind } from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import type { Service } from '../../http/mount.ts';
import {
  findApplication,
  reaches,
  type FoundApplication,
} from '../applications/api/interviewed.ts';
import { ClientInterviewModel } from '../../records/client-interviews/client-interview.model.ts';
import { showInterviews } from './show-interview.ts';

/** Returns the interviews of an application and those that the job's plan provides for. */
export const readInterviews: Service<typeof clientInterviewEndpoints.ofApplication> = async (
  { actor },
  { params },
) => {
  const found = await findApplication(actor, 'application.list', params.id);
  const { application, candidate, job } = found;
  const interviews = await ClientInterviewModel.find({
    applicationId: application._id,
    deletedAt: null,
  })
    .sort({ startsAt: -1, _id: -1 })
    .lean();
  return {
    data: await showInterviews(actor, found, interviews),
    candidateTimeZone: candidate.timeZone,
    plan: job.interviewPlan.map(({ name, durationMinutes, interviewerIds }) => ({
      name,
      durationMin: durationMinutes,
      interviewerIds: interviewerIds.map((id) => id.toHexString()),
    })),
    mayArrange: arrangeable(actor, found),
  };
};

/**
 * Clients can interview only candidates submitted to them; both kinds require an active
 * application.
 */
export function arrangeable(
  actor: Actor,
  { application, job }: Pick<FoundApplication, 'application' | 'job'>,
): ClientInterviewKind[] {
  if (!reaches(actor, 'clientInterview.manage', application, job)) return [];
  if (application.status !== 'active') return [];
  return application.submissionVersion > 0 ? ['client', 'internal'] : ['internal'];
}
