import { candidatesRoutes, companiesRoutes, href } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { takeCalendarReply } from '../../../calendars/calendar-reply.ts';
import type { Config } from '../../../config.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { bounceMail } from '../../../mail/bounce-mail.ts';
import { EmailMessageModel, type EmailMessage } from '../../../mail/email-message.model.ts';
import { touchCandidate } from '../../../records/candidates/contact/candidate-contact.ts';
import { keepBroughtFiles } from '../../files/api/brought-file.ts';
import { notify } from '../../notifications/api/notify.ts';
import type { DeliveryReport, ParsedMail } from '../reading/parsed-mail.ts';
import { readMailApart } from '../reading/read-mail-apart.ts';
import { ReceivedMailModel, type ReceivedMail } from '../received-mail.model.ts';
import { fileFiles, leaveFiles, takeFiles } from './keep-files.ts';
import { matchMail, type Match } from './match-mail.ts';

/** The outcome for a mail; `already`: it was received before. */
export type Arrival = 'filed' | 'waiting' | 'noted' | 'already';

/**
 * Processes a mail from the server, once however often it arrives.
 * @throws UnreadableMailError
 */
export async function takeMail(config: Config, raw: Buffer, now = new Date()): Promise<Arrival> {
  const mail = await readMailApart(raw);
  if (await isTaken(mail.key)) return 'already';
  const ours = mail.messageId && (await EmailMessageModel.exists({ messageId: mail.messageId }));
  // A copy of a mail sent by the platform adds nothing.
  if (ours) return once(() => note(mail, now));
  const bounced = mail.report && (await failedMail(mail.report));
  if (bounced) return once(() => takeReport(mail, bounced, now));
  if (await answersInvitation(mail)) return once(() => note(mail, now));
  return once(() => keep(config, mail, now));
}

/** Checks whether a mail was stored or dismissed before. */
export const isTaken = async (key: string): Promise<boolean> =>
  (await ReceivedMailModel.exists({ key })) !== null;

/** If two processes receive the same mail, its unique key decides. */
const once = (work: () => Promise<Arrival>): Promise<Arrival> =>
  work().catch((error: unknown): Arrival => {
    if (isDuplicateKey(error)) return 'already';
    throw error;
  });

const context = ({ key }: ParsedMail) => systemContext(`inbox:${key.slice(0, 16)}`);

const rowOf = (mail: ParsedMail, now: Date): Partial<ReceivedMail> & Pick<ReceivedMail, '_id'> => {
  const _id = new Types.ObjectId();
  return {
    _id,
    key: mail.key,
    fromName: mail.from.name,
    fromAddress: mail.from.address,
    subject: mail.subject,
    messageId: mail.messageId,
    isAutomatic: mail.isAutomatic,
    references: mail.answers.toReversed().slice(-20),
    receivedAt: now,
    threadKey: _id.toHexString(),
    createdAt: now,
    updatedAt: now,
  };
};

/** A processed automatic mail is remembered only by its key, without its text. */
async function note(mail: ParsedMail, now: Date, follow?: (tx: Tx) => Promise<void>) {
  await transact(context(mail), async (tx) => {
    const { _id, key, receivedAt, threadKey } = rowOf(mail, now) as ReceivedMail;
    const row = { _id, key, receivedAt, threadKey, status: 'noted' as const };
    await ReceivedMailModel.create([row], { session: tx.session });
    await follow?.(tx);
  });
  return 'noted' as const;
}

/** Returns the sent mail that could not be delivered to that recipient. */
async function failedMail({ messageId, recipient }: DeliveryReport): Promise<EmailMessage | null> {
  const sent = messageId ? await EmailMessageModel.findOne({ messageId }).lean() : null;
  return sent?.to.some((email) => email.toLowerCase() === recipient) ? sent : null;
}

const takeReport = (mail: ParsedMail, failed: EmailMessage, now: Date): Promise<Arrival> =>
  note(mail, now, async (tx) => {
    const { report } = mail;
    if (!report?.isFinal) return;
    const bounced = await bounceMail(tx, failed._id, report);
    if (bounced?.sentByUserId) await tell(tx, bounced, bounced.sentByUserId);
  });

async function tell(tx: Tx, { subjectType, subjectId }: EmailMessage, userId: Types.ObjectId) {
  if (subjectType !== 'candidate' || !subjectId) return;
  await notify(tx, {
    topic: 'message',
    userIds: [userId],
    title: 'Your e-mail to {name} came back',
    link: timelineOf(subjectId),
    subject: { type: 'candidate', id: new Types.ObjectId(subjectId) },
  });
}

const timelineOf = (id: string): string =>
  href(candidatesRoutes.candidatesByIdProfileCommunications, { id });

/** A calendar reply counts only if it comes from the person whose answer it is. */
async function answersInvitation({ calendarReply, from }: ParsedMail): Promise<boolean> {
  if (!calendarReply || calendarReply.email.toLowerCase() !== from.address) return false;
  return (await takeCalendarReply(calendarReply)) !== 'unknown';
}

async function keep(config: Config, mail: ParsedMail, now: Date): Promise<Arrival> {
  const match = await matchMail(config, mail);
  const row = rowOf(mail, now);
  const files = await takeFiles(row._id, mail.files);
  const content = { text: mail.text, html: mail.html, remotePictures: mail.remotePictures };
  return transact(context(mail), async (tx) => {
    const base = { ...row, ...content, files, status: 'waiting' as const };
    if (!match) {
      await ReceivedMailModel.create([base], { session: tx.session });
      await keepBroughtFiles(tx, idsOf(files));
      return 'waiting';
    }
    const { place, threadKey, isPrivate, authorId, isFromOther } = match;
    const { _id: subjectId } = place.kind === 'candidate' ? place.candidate : place.company;
    const filed =
      place.kind === 'candidate'
        ? await fileFiles(
            tx,
            { mailId: row._id, candidateId: subjectId, isTheirs: !isFromOther },
            files,
          )
        : await leaveFiles(tx, files);
    const on = { subjectType: place.kind, subjectId, status: 'filed' } as const;
    const thread = { threadKey, isPrivate, authorId, isFromOther };
    await ReceivedMailModel.create([{ ...base, ...on, ...thread, files: filed }], {
      session: tx.session,
    });
    await audit(tx, {
      action: 'received_mail.match',
      entity: 'received_mail',
      entityId: row._id,
      actorKind: 'job',
    });
    await followAnswer(tx, mail, match);
    return 'filed';
  });
}

const idsOf = (files: readonly { fileId: Types.ObjectId | null }[]): Types.ObjectId[] =>
  files.flatMap(({ fileId }) => fileId ?? []);

/**
 * Counts a reply as contact and notifies the author of the original mail; automatic replies do
 * neither.
 */
async function followAnswer(
  tx: Tx,
  { isAutomatic, subject }: ParsedMail,
  { place, authorId, isFromOther }: Match,
): Promise<void> {
  if (place.kind === 'company') {
    const { _id, name, accountManagerId } = place.company;
    // The platform writes most mails to clients, so the account manager is notified.
    const userIds = [authorId ?? accountManagerId].filter((id) => id !== null);
    if (!isAutomatic && userIds.length > 0)
      await notify(tx, {
        topic: 'message',
        userIds,
        title: `${name} answered an e-mail`,
        body: subject,
        link: href(companiesRoutes.communications, { id: _id.toHexString() }),
      });
    return;
  }
  const { candidate } = place;
  await touchCandidate(tx, candidate._id, { contacted: !isAutomatic && !isFromOther });
  if (isAutomatic || !authorId) return;
  await notify(tx, {
    topic: 'message',
    userIds: [authorId],
    title: '{name} answered your e-mail',
    body: subject,
    link: timelineOf(candidate._id.toHexString()),
    subject: { type: 'candidate', id: candidate._id },
  });
}
