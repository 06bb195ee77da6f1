import type { applicationActionEndpoints } from '@muster/contracts';
import { dayOf } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { submissionTermsOf } from '../../../records/companies/submission-terms.ts';
import { addRuleTask } from '../../tasks/api/rule-tasks.ts';
import { runApplicationAction } from '../record/run-application-action.ts';
import { changeApplication } from '../record/change-application.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { atStage } from '../stages/stage-of.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';

/** Hands the application to review; if the client wants it, the account manager gets a task. */
export const reviewApplication: Service<typeof applicationActionEndpoints.review> = (
  ctx,
  { params, body },
) =>
  runApplicationAction(ctx, params.id, 'application.move', async (tx, found) => {
    const after = await changeApplication(tx, found.application, {
      action: 'review',
      name: 'application.review',
      event: 'stage_changed',
      version: body.version,
      set: (current) => atStage(tx, current, 'internal_review'),
    });
    if (after !== found.application) await askManager(tx, found);
    return after;
  });

async function askManager(
  tx: Tx,
  { application, candidate, job }: FoundApplication,
): Promise<void> {
  const terms = await submissionTermsOf(job.companyId, tx.session);
  if (terms?.submissionPolicy !== 'manager_approval') return;
  await addRuleTask(tx, candidate, {
    title: `Review and submit for ${calledInNotices(job)}`.slice(0, 160),
    kind: 'approval',
    dueOn: dayOf(tx.at),
    assigneeId: job.accountManagerId,
    rule: `application.review:${application._id.toHexString()}`,
  });
}
