import { applicationStateOf, limits, type applicationActionEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { agencyName } from '../../../mail/agency.ts';
import { decidersOf } from '../../../records/companies/submission-terms.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { runApplicationAction } from '../record/run-application-action.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { changeApplication } from '../record/change-application.ts';
import { sendNudge } from '../mails/late-clients.ts';

/** Reminds the client's deciders to answer, at most once a day. */
export const remindClient: Service<typeof applicationActionEndpoints.remindClient> = (
  ctx,
  { params, body },
) =>
  runApplicationAction(ctx, params.id, 'application.submit', async (tx, { application, job }) => {
    const deciders = await decidersOf(job, tx.session);
    const after = await changeApplication(tx, application, {
      action: null,
      name: 'application.remind_client',
      event: 'client_reminded',
      version: body.version,
      // An unsent message of the user's own is no repetition: it would be lost silently.
      isRepeat: (current) => !isRemindable(current, tx.at) && body.message === null,
      guard: (current) => {
        if (!isRemindable(current, tx.at))
          throw new AppError('INVALID_TRANSITION', {
            context: { currentState: applicationStateOf(current), action: 'remind_client' },
          });
        if (deciders.length === 0) throw new AppError('NO_RECIPIENTS');
      },
      set: () => ({ clientRemindedAt: tx.at }),
      note: body.message,
    });
    if (after === application) return after;
    const people = await findPeople([tx.userId], tx.session);
    await sendNudge(tx, job, deciders, {
      senderName: tx.userId ? people.name(tx.userId) : agencyName(),
      message: body.message ?? '',
    });
    return after;
  });

/** Checks whether the client owes an answer and was not reminded within a day. */
export const isRemindable = (
  {
    status,
    stageKind,
    onHold,
    clientDecision,
    clientRemindedAt,
    awaitsResubmit,
  }: Pick<
    Application,
    'status' | 'stageKind' | 'onHold' | 'clientDecision' | 'clientRemindedAt' | 'awaitsResubmit'
  >,
  at: Date,
): boolean =>
  status === 'active' &&
  stageKind === 'submitted' &&
  !onHold &&
  !awaitsResubmit &&
  (clientDecision === 'none' || clientDecision === 'more_info') &&
  (!clientRemindedAt || at.getTime() - clientRemindedAt.getTime() >= limits.application.nudgeEvery);
