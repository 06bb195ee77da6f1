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
import type { Actor } from '../../../auth/actor.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { cancelMailsAbout } from '../../../mail/held-mails.ts';
import { findUsable } from '../../email-templates/api/usable-template.ts';
import { revokeLinksTo } from '../../links/api/access-tokens.ts';
import { wantedTime } from '../../messages/api/mail-plan.ts';
import { countQuestionUses } from '../../questions/api/screening-questions.ts';
import { isBeforeRetryDay } from '../../vetting/api/vetting-status.ts';
import { changeForm } from '../form/change-form.ts';
import { findForm, type FoundForm } from '../form/find-form.ts';
import { orAlreadyLive, requireNoOther } from '../form/one-live-form.ts';
import { showForm } from '../form/show-form.ts';
import type { ScreeningFormRecord } from '../../../records/screening/screening-form.model.ts';
import { formSubject, linkTemplates, mailForm } from './form-mails.ts';
import { requireAskable } from './may-be-asked.ts';

type Endpoints = typeof screeningFormEndpoints;
type Opening = Extract<ScreeningFormMachineAction, 'send' | 'enable' | 'extend'>;

/** Runs a change of a form within the caller's scope, and returns the new state. */
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

/** Opens a form to its candidate for the usual time. Earlier links stay closed. */
async function openToCandidate(
  actor: Actor,
  tx: Tx,
  found: FoundForm,
  action: Opening,
  { version, by, ...given }: ScreeningDelivery,
): Promise<ScreeningFormRecord> {
  const { form, candidate } = found;
  const mail = { ...given, language: given.language ?? form.mailLanguage ?? 'en' };
  const mailAt = by === 'mail' && mail.sendAt ? wantedTime(tx.at, mail.sendAt) : null;
  const from = mailAt ?? tx.at;
  const after = await changeForm(tx, form, {
    action,
    version,
    guard: async () => {
      await requireAskable(candidate, tx.session);
      if (await isBeforeRetryDay(candidate, tx.at, tx.session))
        throw new AppError('VETTING_RETRY_LATER');
      await requireNoOther(tx, form, form._id);
      await requireTemplate(tx, actor, mail);
    },
    set: ({ dueInDays, sentAt, sentBy }) => ({
      dueAt: new Date(from.getTime() + dueInDays * dayMs),
      expiresAt: new Date(from.getTime() + limits.screening.life),
      sentTo: candidate.email,
      sentAt: sentAt ?? tx.at,
      sentBy: sentBy ?? tx.userId,
      mailAt,
      mailLanguage: mail.language,
      reminders: 0,
      remindersDue: 0,
    }),
  });
  if (after === form) return form;
  await revokeLinksTo(tx, formSubject(form), 'superseded');
  await cancelMailsAbout(tx, formSubject(form), linkTemplates);
  if (by === 'mail') await mailForm(tx, { form: after, candidate }, 'screening_invite', mail);
  return after;
}

/** @throws AppError VALIDATION_FAILED for a template that this author does not have */
async function requireTemplate(
  { session }: Tx,
  actor: Actor,
  { words }: Pick<ScreeningDelivery, 'words'>,
): Promise<void> {
  if (!words?.templateId) return;
  const template = await findUsable(actor, words.templateId, 'candidate', session);
  if (!template) throw invalidField('words.templateId', 'NOT_FOUND');
}

/** Sends a draft; its questions count as used from now on. */
export async function sendDraft(
  actor: Actor,
  tx: Tx,
  found: FoundForm,
  delivery: ScreeningDelivery,
): Promise<ScreeningFormRecord> {
  const after = await openToCandidate(actor, tx, found, 'send', delivery);
  if (after !== found.form)
    await countQuestionUses(
      tx,
      after.questions.flatMap(({ source }) => source?.questionId ?? []),
    );
  return after;
}

export const sendForm: Service<Endpoints['send']> = (ctx, { params, body }) =>
  runOnForm(ctx, params.id, (tx, found) => sendDraft(ctx.actor, tx, found, body));

export const enableForm: Service<Endpoints['enable']> = (ctx, { params, body }) =>
  orAlreadyLive(
    runOnForm(ctx, params.id, (tx, found) => openToCandidate(ctx.actor, tx, found, 'enable', body)),
  );

export const extendForm: Service<Endpoints['extend']> = (ctx, { params, body }) =>
  orAlreadyLive(
    runOnForm(ctx, params.id, (tx, found) => openToCandidate(ctx.actor, tx, found, 'extend', body)),
  );
