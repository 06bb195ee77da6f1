import type { Actor } from '../../../auth/actor.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { clientRightsOf } from '../../../records/companies/client-rights.ts';
import { clientJobsOf } from '../../../records/jobs/client-jobs.ts';
import { withClient } from './list-client-candidates.ts';

/** Counts the candidates waiting for an answer that the reader can give. */
export async function countWaitingCandidates(actor: Actor): Promise<number> {
  const { decides } = await clientRightsOf(actor);
  if (!decides) return 0;
  const jobs = await clientJobsOf(actor);
  return ApplicationModel.countDocuments({
    companyId: actor.companyId,
    jobId: { $in: jobs.map(({ _id }) => _id) },
    ...withClient,
    stageKind: 'submitted',
    clientDecision: { $ne: 'more_info' },
    onHold: false,
  });
}
