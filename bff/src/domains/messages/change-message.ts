import {
  fillText,
  limits,
  messageMachine,
  type MailHours,
  type MessageAction,
  type MessageState,
  withoutPromises,
  type messageEndpoints,
} from '@muster/contracts';
import type { UpdateQuery } from 'mongoose';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { transactShown } from '../../db/show-conflict.ts';
import { runTransition } from '../../db/transition.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { invalidField } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { EmailMessageModel, type EmailMessage } from '../../mail/email-message.model.ts';
import { undoHold } from '../../mail/held-mails.ts';
import { mailQueued } from '../../mail/mail-queued.ts';
import { emit } from '../../outbox/emit.ts';
import { announceSettled } from '../../outbox/mail-settled.ts';
import { requireSendable } from '../attachments/api/mail-files.ts';
import {
  trackPromises,
  withdrawPromisesOf,
  type PromisingText,
} from '../promises/api/track-promises.ts';
import { addressesOf, findAddressees } from './api/addressees.ts';
import { askedOf } from './asked-of.ts';
import { findMessage } from './find-message.ts';
import { planMail, wantedTime } from './api/mail-plan.ts';
import { broughtWith } from '../../mail/forget-mails.ts';
import { releaseFiles } from '../files/api/files.ts';
import { chosenSender } from './senders.ts';
import { signed } from './signature.ts';
import { showMessage } from './message.serializer.ts';

type PersonsAction = Extract<MessageAction, 'send' | 'cancel' | 'retry'>;
type Endpoints = typeof messageEndpoints;

/**
 * Sends a draft: in ten seconds, at the given moment, or in the recipient’s morning, for which an
 * urgent one does not wait.
 */
export const sendMessage =
  (hours: MailHours | null): Service<Endpoints['send']> =>
  (ctx, { params, body }) =>
    change(ctx, params.id, 'message.cancel', async (tx, mail) => {
      const { session } = tx;
      const addressees = await findAddressees(ctx.actor, askedOf(mail), session);
      const { candidate, timeZone } = addressees;
      requireFilled(mail);
      chosenSender(ctx, { sender: mail.sender ?? null, repliesTo: mail.repliesTo });
      if (candidate) await requireSendable(ctx.actor, candidate, mail.attachmentIds ?? [], session);
      const { urgentReason } = body;
      const { at, isPlanned, waitsFor } = planMail(
        wantedTime(tx.at, body.sendAt),
        body.sendAt !== null,
        timeZone,
        urgentReason === null ? hours : null,
      );
      return move(ctx, tx, mail, {
        action: 'send',
        version: body.version,
        to: isPlanned ? 'scheduled' : 'queued',
        // Nothing is sent before its author had time to undo it.
        notBefore: new Date(Math.max(at.getTime(), tx.at.getTime() + undoHold)),
        set: {
          to: addressesOf(addressees),
          variables: {
            subject: mail.subject,
            body: signed(withoutPromises(mail.text), ctx.session.user),
          },
          undoUntil: new Date(tx.at.getTime() + limits.undoSeconds * 1000),
          scheduledFor: isPlanned ? at : null,
          recipientZone: timeZone,
          waitsFor,
          urgentReason,
        },
        follow: () => trackPromises(tx, promisesIn(mail, addressees.about)),
      });
    });

export const cancelMessage: Service<Endpoints['cancel']> = (ctx, { params, body }) =>
  change(ctx, params.id, 'message.cancel', (tx, mail) =>
    move(ctx, tx, mail, {
      action: 'cancel',
      version: body.version,
      set: { undoUntil: null, scheduledFor: null, waitsFor: null },
      follow: async () => {
        await withdrawPromisesOf(tx, { source: 'mail', sourceId: mail._id });
        await releaseFiles(tx, broughtWith([mail]), 0);
      },
    }),
  );

/** Retries a failed mail from the beginning. */
export const retryMessage: Service<Endpoints['retry']> = (ctx, { params, body }) =>
  change(ctx, params.id, 'message.retry', (tx, mail) =>
    move(ctx, tx, mail, {
      action: 'retry',
      version: body.version,
      notBefore: tx.at,
      set: { attempts: 0, handedOverAt: null, problem: null, lastError: null, undoUntil: null },
    }),
  );

const change = (
  ctx: RequestContext,
  id: string,
  permission: 'message.cancel' | 'message.retry',
  work: (tx: Tx, mail: EmailMessage) => Promise<EmailMessage>,
) =>
  transactShown(ctx, {
    find: (session) => findMessage(ctx.actor, id, permission, session),
    change: work,
    show: (mail, session) => showMessage(ctx.actor, mail, session),
  });

const promisesIn = (
  { _id, text, isPrivate }: EmailMessage,
  subject: PromisingText['subject'],
): PromisingText => ({
  source: 'mail',
  sourceId: _id,
  text,
  isPrivate: isPrivate ?? false,
  subject,
});

/**
 * Refuses mails with an unfilled gap.
 * @throws AppError VALIDATION_FAILED at the subject or the text
 */
function requireFilled({ subject, text }: Pick<EmailMessage, 'subject' | 'text'>): void {
  for (const [field, words] of Object.entries({ subject, text })) {
    const [name] = fillText(words, {}).missing;
    if (name !== undefined) throw invalidField(field, 'VARIABLE_NOT_FILLED', { name });
  }
}

interface Move {
  action: PersonsAction;
  version: number;
  to?: MessageState;
  set: Partial<EmailMessage>;
  /** Updates the promises made in it. */
  follow?: () => Promise<void>;
  /** When the outbox handles it; never if this is missing. */
  notBefore?: Date;
}

const auditedFields = [
  'status',
  'scheduledFor',
  'urgentReason',
] as const satisfies readonly (keyof EmailMessage)[];

async function move(
  { actor }: RequestContext,
  tx: Tx,
  { _id }: EmailMessage,
  { action, version, to, set, notBefore, follow }: Move,
): Promise<EmailMessage> {
  const { before, after, already } = await runTransition<MessageState, MessageAction, EmailMessage>(
    tx,
    EmailMessageModel,
    {
      machine: messageMachine,
      action,
      filter: { _id },
      actor,
      version,
      ...(to && { to: () => to }),
      set: (): UpdateQuery<EmailMessage> => ({ $set: set }),
    },
  );
  if (already) return after;
  if (action === 'cancel') announceSettled(tx, after);
  await follow?.();
  await audit(tx, {
    action: `message.${action}`,
    entity: 'message',
    entityId: _id,
    changes: changesBetween<EmailMessage>(before, after, auditedFields),
  });
  if (notBefore) emit(tx, mailQueued, { mailId: _id.toHexString() }, { notBefore });
  return after;
}
