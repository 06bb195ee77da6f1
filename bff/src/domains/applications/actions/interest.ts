import { limits, type applicationActionEndpoints } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { createAccessToken, revokeLinksTo } from '../../links/api/access-tokens.ts';
import { runApplicationAction } from '../record/run-application-action.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { changeApplication } from '../record/change-application.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { clientNameFor, letterhead, mailRefusal, noteForPerson } from '../mails/person-mails.ts';
import { atStage } from '../stages/stage-of.ts';

type Endpoints = typeof applicationActionEndpoints;

/** Asks the candidate for interest; they answer by the mailed link. */
export const askInterest: Service<Endpoints['askInterest']> = (ctx, { params, body }) =>
  runApplicationAction(ctx, params.id, 'application.move', (tx, found) =>
    askPerson(tx, found, body),
  );

/**
 * {@link askInterest} for a loaded application.
 * @throws AppError CANDIDATE_DO_NOT_CONTACT, NO_RECIPIENTS, CONSENT_REQUIRED
 */
export async function askPerson(
  tx: Tx,
  found: FoundApplication,
  { message, version }: { message: string | null; version: number | null },
): Promise<Application> {
  const after = await changeApplication(tx, found.application, {
    action: 'ask_interest',
    name: 'application.ask_interest',
    event: 'interest_changed',
    version,
    isRepeat: ({ interestMessage }) => interestMessage === message,
    guard: () => requireReachable(tx, found),
    set: () => ({
      candidateInterest: 'asked',
      interestAskedAt: tx.at,
      interestRemindedAt: null,
      interestMessage: message,
    }),
    note: message,
  });
  if (after !== found.application) await sendQuestion(tx, found, message);
  return after;
}

async function requireReachable(tx: Tx, { candidate }: FoundApplication): Promise<void> {
  const refusal = await mailRefusal(candidate, tx.session);
  if (candidate.status === 'do_not_contact') throw new AppError('CANDIDATE_DO_NOT_CONTACT');
  if (refusal === 'no_email') throw new AppError('NO_RECIPIENTS');
  if (refusal) throw new AppError('CONSENT_REQUIRED', { context: { purpose: 'contact' } });
}

/** Sends the mail with its link; the new link closes an earlier one. */
export async function sendQuestion(
  tx: Tx,
  { application, candidate, job }: FoundApplication,
  message: string | null,
): Promise<void> {
  await noteForPerson(tx, candidate, `Are you interested in ${job.title}?`);
  if (candidate.email === null) return;
  const subject = { type: 'application', id: application._id };
  await createAccessToken(tx, {
    purpose: 'interest',
    subject,
    holderEmail: candidate.email,
    scopes: ['interest:answer'],
    expiresAt: new Date(tx.at.getTime() + limits.application.interestLink),
  });
  await sendMail(tx, {
    template: 'interest_question',
    to: candidate.email,
    subject,
    variables: {
      ...(await letterhead(tx.userId, candidate, tx.session)),
      jobTitle: job.title,
      company: await clientNameFor(job, tx.session),
      message: message ?? '',
    },
  });
}

/** Records interest that the candidate stated by phone or in conversation. */
export const markInterested: Service<Endpoints['interest']> = (ctx, { params, body }) =>
  runApplicationAction(ctx, params.id, 'application.move', async (tx, { application }) => {
    const after = await changeApplication(tx, application, {
      action: 'mark_interested',
      name: 'application.interest',
      event: 'interest_changed',
      version: body.version,
      set: async (current) => ({
        ...(await atStage(tx, current, 'interested')),
        candidateInterest: 'interested',
      }),
      note: body.note,
    });
    if (after !== application)
      await revokeLinksTo(tx, { type: 'application', id: application._id }, 'completed');
    return after;
  });
