import type { applicationActionEndpoints } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { withdrawSubmissions } from '../../submissions/api/submissions.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { changeApplication } from '../record/change-application.ts';
import { runApplicationAction } from '../record/run-application-action.ts';
import { atStage } from '../stages/stage-of.ts';
import { dropFromMails } from './submission-mails.ts';

/** Recalls a submission that the client has not decided on. */
export const recallApplication: Service<(typeof applicationActionEndpoints)['recall']> = (
  ctx,
  { params, body },
) =>
  runApplicationAction(ctx, params.id, 'application.submit', (tx, { application }) =>
    recallFound(tx, application, { version: body.version, note: body.note }),
  );

/** {@link recallApplication} for a loaded application. */
export async function recallFound(
  tx: Tx,
  application: Application,
  recalled: { version: number | null; note: string | null; bySystem?: boolean },
): Promise<Application> {
  const after = await changeApplication(tx, application, {
    action: 'recall',
    name: 'application.recall',
    event: 'stage_changed',
    guard: ({ clientDecision }) => {
      if (clientDecision !== 'none' && clientDecision !== 'more_info')
        throw new AppError('INVALID_TRANSITION', {
          context: { currentState: 'submitted', action: 'recall' },
        });
    },
    set: async (current) => ({
      ...(await atStage(tx, current, 'internal_review')),
      clientDecision: 'none',
      clientSeenAt: null,
      awaitsResubmit: false,
    }),
    ...recalled,
  });
  if (after === application) return after;
  await withdrawSubmissions(tx, application._id);
  await dropFromMails(tx, application.jobId, application._id);
  return after;
}
