import {
  applicationStateOf,
  hourMs,
  type Telling,
  type TellingNow,
  type applicationActionEndpoints,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { changesBetween } from '../../../audit/audit.service.ts';
import { changeState } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { undoHold } from '../../../mail/held-mails.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { finishRuleTask } from '../../tasks/api/rule-tasks.ts';
import { letterhead, mailRefusal } from '../mails/person-mails.ts';
import { toldRule } from '../mails/told-rule.ts';
import { isAnswerOwed } from '../record/owed-answer.ts';
import { recordEvent } from '../record/record-event.ts';
import { runApplicationAction } from '../record/run-application-action.ts';

/** Tells a candidate about an ending that they were not told of, or records that they know. */
export const tellOutcome: Service<typeof applicationActionEndpoints.tellOutcome> = (
  ctx,
  { params, body: { telling, version } },
) =>
  runApplicationAction(ctx, params.id, 'application.reject', async (tx, found) => {
    const { application } = found;
    const { after, already } = await changeState<Application>(tx, ApplicationModel, application, {
      name: 'application.tell_outcome',
      version,
      isRepeat: ({ exit }) => exit?.toldBy === telling.by,
      requireState: (current) => {
        if (!isOutcomeUntold(current))
          throw new AppError('INVALID_TRANSITION', {
            context: { currentState: applicationStateOf(current), action: 'tell_outcome' },
          });
      },
      set: ({ exit }) => ({
        $set: { exit: exit && { ...exit, ...toldAs(tx, telling) }, lastActivityAt: tx.at },
      }),
      paths: ['exit'],
    });
    if (already) return application;
    await mailOutcome(tx, { ...found, application: after }, telling);
    await finishRuleTask(tx, application.candidateId, toldRule(application));
    await recordEvent(tx, after, {
      type: 'outcome_told',
      action: 'application.tell_outcome',
      // The application has already ended, and stays ended.
      from: null,
      to: null,
      toldAt: after.exit?.toldAt,
      changes: changesBetween<Application>(application, after, ['exit']),
    });
    return after;
  });

/** Checks whether a candidate is owed news of an ending and was not told. */
export const isOutcomeUntold = (
  application: Pick<Application, 'status' | 'exit' | 'deletedAt'>,
): boolean =>
  application.deletedAt === null && application.exit?.toldAt === null && isAnswerOwed(application);

/** Returns the fields of an ending that say when and how the candidate is told. */
export function toldAs(tx: Tx, telling: Telling): Partial<NonNullable<Application['exit']>> {
  if (telling.by === 'later') return {};
  const delay = telling.by === 'mail' ? heldFor(telling) : 0;
  return { toldAt: new Date(tx.at.getTime() + delay), toldBy: telling.by, missedAs: null };
}

/** A mail waits at least for the undo period, so that an undone rejection is never sent. */
const heldFor = ({ delayHours }: Extract<TellingNow, { by: 'mail' }>): number =>
  Math.max(undoHold, delayHours * hourMs);

/**
 * Mails the outcome to the candidate if they are told by mail.
 * @throws AppError NO_RECIPIENTS, CONSENT_REQUIRED when the candidate cannot be written to
 */
export async function mailOutcome(
  tx: Tx,
  { application, candidate }: FoundApplication,
  telling: Telling,
  { otherJobs = '' }: { otherJobs?: string } = {},
): Promise<void> {
  if (telling.by !== 'mail') return;
  await sendMail(tx, {
    template: telling.template,
    to: await requireMailable(candidate, tx.session),
    subject: { type: 'application', id: application._id },
    variables: {
      ...(await letterhead(tx.userId, candidate, tx.session)),
      message: telling.message ?? '',
      text: telling.text ?? '',
      otherJobs,
    },
    sendAt: new Date(tx.at.getTime() + heldFor(telling)),
  });
}

/**
 * Returns the mail address of a candidate who may be written to.
 * @throws AppError NO_RECIPIENTS, CONSENT_REQUIRED
 */
export async function requireMailable(
  candidate: FoundApplication['candidate'],
  session: ClientSession | null,
): Promise<string> {
  const refusal = await mailRefusal(candidate, session);
  if (refusal === 'no_email' || candidate.email === null) throw new AppError('NO_RECIPIENTS');
  if (refusal) throw new AppError('CONSENT_REQUIRED', { context: { purpose: 'contact' } });
  return candidate.email;
}
