import type { clientCandidateEndpoints } from '@muster/contracts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { readerNow } from '../../http/reader-now.ts';
import { HeldNumbers } from '../../outbox/held-numbers.ts';
import { pipelineChanged } from '../../outbox/pipeline-changed.ts';
import { recordChanged, recordsAdded } from '../../outbox/record-changed.ts';
import type { OutboxTail } from '../../outbox/tail.ts';
import { clientRightsOf } from '../../records/companies/client-rights.ts';
import { countFeedbackToGive } from '../applications/api/feedback/feedback-to-give.ts';
import { countWaitingCandidates } from '../applications/api/waiting-applications.ts';
import { countCoworkerRequests } from '../companies/api/waiting-for-client.ts';
import { countOpenSurveys } from '../exit-surveys/api/waiting-for-client.ts';
import { countQuestions } from '../jobs/api/questions-to-client.ts';
import { countWaitingDocuments } from '../signatures/api/waiting-for-client.ts';
import { countWaitingSheets } from '../timesheets/api/waiting-for-client.ts';

/** Counts everything that the page of pending items lists for the reader. */
export const countWaitingForClient: Service<typeof clientCandidateEndpoints.waiting> = async (
  ctx,
) => {
  const { membership } = await clientRightsOf(ctx.actor);
  // The key contains what the membership currently lets the reader see.
  const key = JSON.stringify([readerNow(ctx), membership?.canSeeAllJobs, membership?.sharedJobIds]);
  return { waiting: await waitingCounts.get(key, () => countAll(ctx)) };
};

const waitingCounts = new HeldNumbers<number>({
  collections: [
    'application_feedback',
    'applications',
    'candidates',
    'company_users',
    'coworker_requests',
    'exit_surveys',
    'jobs',
    'placements',
    'signature_documents',
    'timesheets',
  ],
  types: [pipelineChanged, recordChanged, recordsAdded],
});

export const followWaiting = (tail: OutboxTail): (() => void) => waitingCounts.follow(tail);

async function countAll({ actor, session }: RequestContext): Promise<number> {
  const counts = await Promise.all([
    countWaitingCandidates(actor),
    countFeedbackToGive(actor),
    countWaitingSheets(actor),
    countWaitingDocuments(actor, session.user.email),
    countQuestions(actor),
    countOpenSurveys(actor),
    countCoworkerRequests(actor),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}
