import type { clientCandidateEndpoints } from '@muster/contracts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { readerNow } from '../../../http/reader-now.ts';
import { HeldNumbers } from '../../../outbox/held-numbers.ts';
import { pipelineChanged } from '../../../outbox/pipeline-changed.ts';
import { recordChanged, recordsAdded } from '../../../outbox/record-changed.ts';
import type { OutboxTail } from '../../../outbox/tail.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { clientRightsOf } from '../../../records/companies/client-rights.ts';
import { clientJobsOf } from '../../../records/jobs/client-jobs.ts';
import type { ClientWaits } from '../../../waiting/client-waits.ts';
import { withClient } from './list-client-candidates.ts';

type Waiting = Service<typeof clientCandidateEndpoints.waiting>;

/** Counts everything that waits for the reader, of all kinds. */
export function countWaitingForClient(kinds: readonly ClientWaits[]): Waiting {
  waitingCounts.dropOn(kinds.flatMap(({ collections }) => collections));
  return async (ctx) => {
    const { membership } = await clientRightsOf(ctx.actor);
    // The key contains what the membership currently lets the reader see.
    const { canSeeAllJobs, sharedJobIds } = membership ?? {};
    const key = JSON.stringify([readerNow(ctx), canSeeAllJobs, sharedJobIds]);
    return { waiting: await waitingCounts.get(key, () => countAll(ctx, kinds)) };
  };
}

async function countAll(ctx: RequestContext, kinds: readonly ClientWaits[]): Promise<number> {
  const own = kinds.filter(({ permission }) => ctx.actor.can(permission));
  const counts = await Promise.all(own.map(({ count }) => count(ctx)));
  return counts.reduce((sum, count) => sum + count, 0);
}

const waitingCounts = new HeldNumbers<number>({
  collections: [],
  types: [pipelineChanged, recordChanged, recordsAdded],
});

export const followWaiting = (tail: OutboxTail): (() => void) => waitingCounts.follow(tail);

/** Candidates who wait for a decision that the reader can make. */
export const waitingCandidates: ClientWaits = {
  permission: 'clientJob.list',
  collections: ['applications', 'jobs', 'company_users'],
  count: async ({ actor }) => {
    if (!(await clientRightsOf(actor)).decides) return 0;
    const jobs = await clientJobsOf(actor);
    return ApplicationModel.countDocuments({
      companyId: actor.companyId,
      jobId: { $in: jobs.map(({ _id }) => _id) },
      ...withClient,
      stageKind: 'submitted',
      clientDecision: { $ne: 'more_info' },
      onHold: false,
    });
  },
};
