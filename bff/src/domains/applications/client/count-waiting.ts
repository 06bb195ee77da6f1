import type { clientCandidateEndpoints } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import type { Service } from '../../../http/mount.ts';
import { readerNow } from '../../../http/reader-now.ts';
import { HeldNumbers } from '../../../outbox/held-numbers.ts';
import { pipelineChanged } from '../../../outbox/pipeline-changed.ts';
import { recordChanged, recordsAdded } from '../../../outbox/record-changed.ts';
import type { OutboxTail } from '../../../outbox/tail.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { clientRightsOf } from '../../../records/companies/client-rights.ts';
import { clientJobsOf } from '../../../records/jobs/client-jobs.ts';
import { withClient } from './list-client-candidates.ts';

/** Counts the candidates waiting for an answer that the reader can give. */
export const countWaitingForClient: Service<typeof clientCandidateEndpoints.waiting> = async (
  ctx,
) => {
  const { decides, membership } = await clientRightsOf(ctx.actor);
  if (!decides) return { waiting: 0 };
  // The key contains what the membership currently lets the reader see.
  const key = JSON.stringify([readerNow(ctx), membership?.canSeeAllJobs, membership?.sharedJobIds]);
  return { waiting: await waitingCounts.get(key, () => countWaiting(ctx.actor)) };
};

const waitingCounts = new HeldNumbers<number>({
  collections: ['applications', 'jobs', 'company_users'],
  types: [pipelineChanged, recordChanged, recordsAdded],
});

export const followWaiting = (tail: OutboxTail): (() => void) => waitingCounts.follow(tail);

async function countWaiting(actor: Actor): Promise<number> {
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
