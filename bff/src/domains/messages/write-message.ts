import { messageMachine, type MessageCreate, type messageEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { recordId } from '../../db/record-id.ts';
import { transactShown } from '../../db/show-conflict.ts';
import { requireState } from '../../db/transition.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { updateVersioned } from '../../db/versioned-update.ts';
import { invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { EmailMessageModel, type EmailMessage } from '../../mail/email-message.model.ts';
import { readerOf, writtenFrames } from '../../mail/written-mails.ts';
import { copiesFor } from '../email-templates/api/template-files.ts';
import { findUsable, type OwnTemplate } from '../email-templates/api/usable-template.ts';
import { answerableMail } from '../inbox/api/received-mails.ts';
import { addressesOf, findAddressees, type Addressees } from './api/addressees.ts';
import { askedOf } from './asked-of.ts';
import { takeAlong } from './files-along.ts';
import { findMessage } from './find-message.ts';
import { showMessage } from './message.serializer.ts';
import { chosenSender } from './senders.ts';

/** Stores a draft to the people of a record; replies go to its author. */
export const createMessage: Service<typeof messageEndpoints.create> = (ctx, { body }) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const addressees = await findAddressees(ctx.actor, body, session);
    const { candidate, people, applicationId } = addressees;
    const { subjectType } = body;
    const about = { subjectType, subjectId: addressees.about._id.toHexString() };
    const _id = new Types.ObjectId();
    const template = await begunWith(ctx.actor, tx, body);
    const copies = await copiesFor(tx, template, body.templateFileIds);
    const fileIds = [...copies.map(String), ...body.fileIds];
    const [created] = await EmailMessageModel.create(
      [
        {
          _id,
          ...about,
          status: 'draft',
          category: 'other',
          applicationId,
          template: writtenFrames[readerOf(subjectType)],
          subject: body.subject,
          text: body.text,
          templateId: template?._id ?? null,
          to: addressesOf(addressees),
          recipientIds: candidate ? [] : people.map(({ id }) => id),
          replyTo: ctx.session.user.email,
          isPrivate: body.isPrivate,
          cc: body.cc,
          repliesTo: body.repliesTo,
          ...chosenSender(ctx, body),
          ...(await takeAlong(tx, ctx.actor, candidate, { ...body, fileIds }, copies)),
          ...(await threadOf(ctx.actor, tx, body.replyToId, { _id, ...about })),
          sentByUserId: tx.userId,
          createdAt: tx.at,
          createdBy: tx.userId,
          updatedAt: tx.at,
          updatedBy: tx.userId,
        },
      ],
      { session },
    );
    if (!created) throw new Error('The mail was not written');
    return showMessage(ctx.actor, created.toObject<EmailMessage>(), session);
  });

export const updateMessage: Service<typeof messageEndpoints.update> = (ctx, { params, body }) =>
  transactShown(ctx, {
    find: (session) => findMessage(ctx.actor, params.id, 'message.cancel', session),
    change: async (tx, mail) => {
      const { _id } = mail;
      const { attachmentIds, fileIds, recipientIds, ...changes } = body.changes;
      const { sender = mail.sender ?? null, repliesTo = mail.repliesTo } = changes;
      const isFromOther = 'sender' in changes || 'repliesTo' in changes;
      const from = isFromOther && chosenSender(ctx, { sender, repliesTo });
      const { session } = tx;
      const addressees =
        (attachmentIds ?? fileIds ?? recipientIds) &&
        (await findAddressees(ctx.actor, askedOf(mail, recipientIds), session));
      const to = recipientIds && addressees && addressedTo(addressees);
      const files =
        (attachmentIds ?? fileIds) &&
        addressees &&
        (await takeAlong(
          tx,
          ctx.actor,
          addressees.candidate,
          {
            attachmentIds: attachmentIds ?? mail.attachmentIds ?? [],
            fileIds: fileIds ?? mail.fileIds ?? [],
          },
          mail.fileIds,
        ));
      const { after } = await updateVersioned<EmailMessage>(tx, EmailMessageModel, {
        filter: { _id },
        base: body.version,
        paths: Object.keys(body.changes),
        apply: ({ status }) => {
          requireState(messageMachine, 'send', status);
          return { $set: { ...changes, ...from, ...to, ...files } };
        },
      });
      return after;
    },
    show: (mail, session) => showMessage(ctx.actor, mail, session),
  });

/** Returns the recipients of a client’s mail; a candidate's mail always goes to the candidate. */
const addressedTo = (addressees: Addressees) =>
  addressees.candidate
    ? {}
    : { to: addressesOf(addressees), recipientIds: addressees.people.map(({ id }) => id) };

/** @throws AppError VALIDATION_FAILED for a template that this author and reader do not have */
async function begunWith(
  actor: Actor,
  { session }: Tx,
  { templateId, subjectType }: Pick<MessageCreate, 'templateId' | 'subjectType'>,
): Promise<OwnTemplate | null> {
  if (templateId === null) return null;
  const template = await findUsable(actor, templateId, readerOf(subjectType), session);
  if (!template) throw invalidField('templateId', 'NOT_FOUND');
  return template;
}

/**
 * Returns the conversation of a mail: that of the mail it replies to, or a new one.
 * @throws AppError VALIDATION_FAILED for a mail about another record, or one that was never sent
 */
async function threadOf(
  actor: Actor,
  tx: Tx,
  replyToId: string | null,
  { _id, ...about }: Pick<EmailMessage, '_id' | 'subjectType' | 'subjectId'>,
): Promise<Pick<EmailMessage, 'threadKey' | 'inReplyTo' | 'references'>> {
  if (replyToId === null) return { threadKey: _id.toHexString(), inReplyTo: null, references: [] };
  const { session } = tx;
  const sent = await EmailMessageModel.findOne(
    { _id: recordId(replyToId), ...about, category: 'other', sentAt: { $ne: null } },
    null,
    { session },
  ).lean();
  const earlier = sent
    ? { ...sent, threadKey: sent.threadKey ?? sent._id.toHexString() }
    : await answerableMail(actor, tx, replyToId, about.subjectId ?? '');
  if (!earlier?.messageId) throw invalidField('replyToId', 'NOT_FOUND');
  return {
    threadKey: earlier.threadKey,
    inReplyTo: earlier.messageId,
    references: [...(earlier.references ?? []), earlier.messageId].slice(-maxReferences),
  };
}

/** Long conversations would outgrow a header. */
const maxReferences = 20;
