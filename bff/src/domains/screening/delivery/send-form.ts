import {
  dayMs,
  limits,
  type ScreeningDelivery,
  type ScreeningForm,
  type ScreeningFormMachineAction,
  type screeningFormEndpoints,
} from '@muster/contracts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { revokeLinksTo } from '../../links/api/access-tokens.ts';
import { countQuestionUses } from '../../questions/api/screening-questions.ts';
import { isBeforeRetryDay } from '../../vetting/api/vetting-status.ts';
import { changeForm } from '../form/change-form.ts';
import { findForm, type FoundForm } from '../form/find-form.ts';
import { orDuplicate, requireNoOther } from '../form/one-live-form.ts';
import { showForm } from '../form/show-form.ts';
import type { ScreeningFormRecord } from '../screening-form.model.ts';
import { formSubject, mailForm } from './form-mails.ts';
import { requireAskable } from './may-be-asked.ts';

type Endpoints = typeof screeningFormEndpoints;
type Opening = Extract<ScreeningFormMachineAction, 'send' | 'enable' | 'extend'>;

/** Runs a change of a form that the caller reaches, and answers how it stands. */
export const runOnForm = (
  ctx: RequestContext,
  id: string,
  work: (tx: Tx, found: FoundForm) => Promise<ScreeningFormRecord>,
): Promise<ScreeningForm> =>
  transactShown(ctx, {
    find: (session) => findForm(ctx.actor, 'screening.send', id, session),
    change: async (tx, found) => ({ ...found, form: await work(tx, found) }),
    show: (found, session) => showForm(ctx.actor, found, session),
  });

/** Opens a form to its candidate for the usual time. Links from before stay closed. */
async function openToCandidate(
  tx: Tx,
  found: FoundForm,
  action: Opening,
  { version, by, message }: ScreeningDelivery,
): Promise<ScreeningFormRecord> {
  const { form, candidate } = found;
  const after = await changeForm(tx, form, {
    action,
    version,
    guard: async () => {
      await requireAskable(candidate, tx.session);
      if (await isBeforeRetryDay(candidate, tx.at, tx.session))
        throw new AppError('VETTING_RETRY_LATER');
      await requireNoOther(tx, form, form._id);
    },
    set: ({ dueInDays, sentAt, sentBy }) => ({
      dueAt: new Date(tx.at.getTime() + dueInDays * dayMs),
      expiresAt: new Date(tx.at.getTime() + limits.screening.life),
      sentTo: candidate.email,
      sentAt: sentAt ?? tx.at,
      sentBy: sentBy ?? tx.userId,
      reminders: 0,
      remindersDue: 0,
    }),
  });
  if (after === form) return form;
  await revokeLinksTo(tx, formSubject(form), 'superseded');
  if (by === 'mail') await mailForm(tx, { form: after, candidate }, 'screening_invite', message);
  return after;
}

/** Sends a draft; its questions count as used from now on. */
export async function sendDraft(
  tx: Tx,
  found: FoundForm,
  delivery: ScreeningDelivery,
): Promise<ScreeningFormRecord> {
  const after = await openToCandidate(tx, found, 'send', delivery);
  if (after !== found.form)
    await countQuestionUses(
      tx,
      after.questions.flatMap(({ source }) => source?.questionId ?? []),
    );
  return after;
}

export const sendForm: Service<Endpoints['send']> = (ctx, { params, body }) =>
  runOnForm(ctx, params.id, (tx, found) => sendDraft(tx, found, body));

export const enableForm: Service<Endpoints['enable']> = (ctx, { params, body }) =>
  orDuplicate(runOnForm(ctx, params.id, (tx, found) => openToCandidate(tx, found, 'enable', body)));

export const extendForm: Service<Endpoints['extend']> = (ctx, { params, body }) =>
  orDuplicate(runOnForm(ctx, params.id, (tx, found) => openToCandidate(tx, found, 'extend', body)));
