import { limits, minuteMs, withoutPromises, type MailHours } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { BulkAction, BulkDone } from '../../../bulk/bulk-action.ts';
import { stampVersion } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { EmailMessageModel, waitingMailStatuses } from '../../../mail/email-message.model.ts';
import { undoHold } from '../../../mail/held-mails.ts';
import { mailQueued } from '../../../mail/mail-queued.ts';
import { emit } from '../../../outbox/emit.ts';
import { candidatesList, namesOfCandidates } from '../../candidates/api/bulk-candidates.ts';
import { findCandidateFor, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { fillForCandidate } from '../../email-templates/api/fill-words.ts';
import { bestLanguage, wordsFor } from '../../email-templates/api/in-language.ts';
import { findUsable } from '../../email-templates/api/usable-template.ts';
import { findActiveStaff, type StaffMember } from '../../../identity/people/people.ts';
import {
  trackPromises,
  withdrawPromisesOf,
  withdrawPromisesOfAll,
} from '../../promises/api/track-promises.ts';
import { planMail } from '../api/mail-plan.ts';
import { signed } from '../signature.ts';
import { recipientJudge, skipNow } from './judge-recipients.ts';
import { MessageBatchModel, type MessageBatch } from './message-batch.model.ts';

/** Which batch it is, and the hours in which the agency writes. */
export interface BulkMailParams {
  batchId: string;
  hours: MailHours | null;
}

const skipped = (code: string): BulkDone => ({ outcome: 'skipped', code });

/** One mail to each of many people, some of which leave a minute. */
export const bulkMail: BulkAction<BulkMailParams> = {
  kind: 'candidate.email',
  permission: 'candidate.bulkEmail',
  source: candidatesList,
  targetOf: async (_actor, { batchId }) =>
    (await MessageBatchModel.findById(batchId, { subject: 1 }).lean())?.subject ?? null,
  namesOf: namesOfCandidates,
  prepare: async (actor, { batchId, hours }) => {
    const [author] = await findActiveStaff([actor.userId]);
    if (!author) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
    const signature = await signatureOf(author);
    const copies = addressesOnce();
    return {
      check: recipientJudge(actor),
      run: (tx, id) => writeOne(tx, actor, id, { batchId, hours, author, signature, copies }),
      undo: async (tx, _id, undo) => takeBack(tx, undo),
    };
  },
};

interface Writing extends BulkMailParams {
  author: StaffMember;
  signature: Pick<User, 'mailSignature'>;
  /** Addresses of the colleagues who get a copy. */
  copies: (ids: readonly Types.ObjectId[]) => Promise<readonly string[]>;
}

/**
 * Where the colleagues of a batch are written to now, asked once for all of its mails; one who left
 * gets no copies.
 */
function addressesOnce(): Writing['copies'] {
  let found: readonly string[] | null = null;
  return async (ids) => (found ??= (await findActiveStaff(ids)).map(({ email }) => email));
}

const signatureOf = async ({ id }: StaffMember): Promise<Pick<User, 'mailSignature'>> =>
  (await UserModel.findById(id, { mailSignature: 1 }).lean()) ?? {};

async function writeOne(
  tx: Tx,
  actor: Actor,
  id: string,
  { batchId, hours, author, signature, copies }: Writing,
): Promise<BulkDone> {
  const { session } = tx;
  const candidate = await findCandidateFor(actor, 'message.send', id, { session });
  const batch = new Types.ObjectId(batchId);
  const subjectId = candidate._id.toHexString();
  if (await EmailMessageModel.exists({ batchId: batch, subjectId }).session(session))
    return skipped('ALREADY_WRITTEN');
  const skip = await skipNow(candidate, session);
  if (skip) return skipped(skip);
  if (await EmailMessageModel.exists({ batchId: batch, to: candidate.email }).session(session))
    return skipped('SAME_ADDRESS');
  // Counting it conflicts with taking the batch back: one of the two comes first.
  const counted = await MessageBatchModel.findOneAndUpdate(
    { _id: batch, stoppedAt: null },
    { $inc: { written: 1 } },
    { session, returnDocument: 'after' },
  ).lean();
  if (!counted) return skipped('STOPPED');
  const template =
    counted.templateId === null
      ? null
      : await findUsable(actor, counted.templateId.toHexString(), 'candidate', session);
  const words = wordsFor(template, counted, bestLanguage(candidate.languages ?? []));
  const filled = fillForCandidate(words, candidate, author.name);
  if (filled.missing.length > 0) return { outcome: 'error', code: 'VARIABLE_NOT_FILLED' };
  const cc = await copies(counted.copyIds ?? []);
  const mailId = await queue(tx, candidate, {
    batch: counted,
    filled,
    author,
    hours,
    signature,
    cc,
  });
  return { outcome: 'ok', code: null, undo: { mailId } };
}

interface Queued {
  batch: MessageBatch;
  filled: { subject: string; text: string };
  author: StaffMember;
  hours: MailHours | null;
  signature: Pick<User, 'mailSignature'>;
  cc: readonly string[];
}

async function queue(
  tx: Tx,
  candidate: Candidate,
  { batch, filled, author, hours, signature, cc }: Queued,
): Promise<string> {
  const _id = new Types.ObjectId();
  const { email } = candidate;
  if (email === null) throw new AppError('NO_RECIPIENTS');
  const wanted = batch.sendAt && batch.sendAt > tx.at ? batch.sendAt : tx.at;
  const plan = planMail(wanted, wanted > tx.at, candidate.timeZone, hours);
  const inTurn = Math.floor((batch.written - 1) / limits.mail.bulkPerMinute) * minuteMs;
  const notBefore = new Date(Math.max(plan.at.getTime(), tx.at.getTime() + undoHold) + inTurn);
  await EmailMessageModel.create(
    [
      {
        _id,
        template: 'message',
        category: 'other',
        batchId: batch._id,
        templateId: batch.templateId,
        subject: filled.subject,
        text: filled.text,
        variables: {
          subject: filled.subject,
          body: signed(withoutPromises(filled.text), signature),
        },
        to: [email],
        // Who is written to anyway gets no copy of it.
        cc: cc.filter((address) => address !== email),
        fileIds: batch.fileIds ?? [],
        replyTo: author.email,
        sender: batch.sender ?? null,
        senderName: batch.senderName ?? null,
        repliesTo: batch.repliesTo ?? 'record',
        subjectType: 'candidate',
        subjectId: candidate._id.toHexString(),
        status: plan.isPlanned ? 'scheduled' : 'queued',
        scheduledFor: plan.isPlanned ? notBefore : null,
        recipientZone: candidate.timeZone,
        waitsFor: plan.waitsFor,
        undoUntil: new Date(tx.at.getTime() + limits.undoSeconds * 1000),
        threadKey: _id.toHexString(),
        sentByUserId: author.id,
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  await trackPromises(tx, {
    source: 'mail',
    sourceId: _id,
    text: filled.text,
    subject: { type: 'candidate', _id: candidate._id },
  });
  emit(tx, mailQueued, { mailId: _id.toHexString() }, { notBefore });
  return _id.toHexString();
}

/** Takes a mail back that has not left. */
async function takeBack(tx: Tx, undo: unknown): Promise<BulkDone> {
  const { mailId } = undo as { mailId: string };
  const { modifiedCount } = await EmailMessageModel.updateOne(
    { _id: mailId, status: { $in: [...waitingMailStatuses] } },
    stampVersion(tx, { $set: taken }),
    { session: tx.session },
  );
  if (modifiedCount === 0) return skipped('ALREADY_SENT');
  await withdrawPromisesOf(tx, { source: 'mail', sourceId: new Types.ObjectId(mailId) });
  return { outcome: 'ok', code: null };
}

const taken = {
  status: 'cancelled',
  undoUntil: null,
  scheduledFor: null,
  waitsFor: null,
} as const;

/** Takes all mails of a batch back that have not left; how many. */
export async function takeBackAll(tx: Tx, batchId: Types.ObjectId): Promise<number> {
  const { session } = tx;
  const waiting = await EmailMessageModel.distinct('_id', {
    batchId,
    status: { $in: [...waitingMailStatuses] },
  }).session(session);
  const { modifiedCount } = await EmailMessageModel.updateMany(
    { _id: { $in: waiting }, status: { $in: [...waitingMailStatuses] } },
    stampVersion(tx, { $set: taken }),
    { session },
  );
  await withdrawPromisesOfAll(tx, 'mail', waiting);
  return modifiedCount;
}
