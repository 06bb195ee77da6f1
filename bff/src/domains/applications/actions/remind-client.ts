import { applicationStateOf, limits } from '@muster/contracts';
import type { applicationActionEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { decidersOf } from '../../companies/submission-terms.service.ts';
import { actOn } from '../act-on.ts';
import type { Application } from '../application.model.ts';
import { changeApplication } from '../change-application.ts';
import { sendNudge } from '../late-clients.ts';

/** Asks those of the client who decide for their answer, at most once a day. */
export const remindClient: Service<typeof applicationActionEndpoints.remindClient> = (
  ctx,
  { params, body },
) =>
  actOn(ctx, params.id, 'application.submit', async (tx, { application, job }) => {
    const deciders = await decidersOf(job, tx.session);
    const after = await changeApplication(tx, application, {
      action: null,
      name: 'application.remind_client',
      event: 'client_reminded',
      version: body.version,
      isRepeat: (current) => !isRemindable(current, tx.at),
      guard: (current) => {
        if (!isRemindable(current, tx.at))
          throw new AppError('INVALID_TRANSITION', {
            context: { currentState: applicationStateOf(current), action: 'remind_client' },
          });
        if (deciders.length === 0) throw new AppError('NO_RECIPIENTS');
      },
      set: () => ({ clientRemindedAt: tx.at }),
    });
    if (after !== application) await sendNudge(tx, job, deciders);
    return after;
  });

/** Whether the client owes an answer and was not reminded of it within a day. */
export const isRemindable = (
  { status, stageKind, onHold, clientDecision, clientRemindedAt }: Application,
  at: Date,
): boolean =>
  status === 'active' &&
  stageKind === 'submitted' &&
  !onHold &&
  (clientDecision === 'none' || clientDecision === 'more_info') &&
  (!clientRemindedAt || at.getTime() - clientRemindedAt.getTime() >= limits.application.nudgeEvery);
