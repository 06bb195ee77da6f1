import { candidatesRoutes, href } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { z } from 'zod';
import { defineApproval } from '../../../approvals/approval-kind.ts';
import type { Actor } from '../../../auth/actor.ts';
import { stampVersion } from '../../../db/record-version.ts';
import { AppError } from '../../../http/app-error.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { beginBulk } from '../../operations/api/bulk.ts';
import { bulkMail } from './bulk-mail.ts';
import { requireQuota } from './daily-quota.ts';
import { MessageBatchModel } from './message-batch.model.ts';

const shownText = 500;

/** A mailing to very many recipients needs two users; it is sent in its author's name. */
export const bulkMailApproval = defineApproval({
  name: 'message_bulk',
  subjectType: 'messageBatch',
  payload: z.object({}),
  asks: 'e-mail many people at once',
  concerns: () => Promise.resolve(null),
  subjects: decidable,
  facts: async (batchId) => {
    const batch = await MessageBatchModel.findById(batchId).lean();
    return [
      { name: 'people', value: String(batch?.total ?? 0) },
      ...(await copiesFact(batch?.copyIds ?? [])),
      { name: 'mailSubject', value: batch?.subject ?? '–' },
      { name: 'mailText', value: (batch?.text ?? '–').slice(0, shownText) },
    ];
  },
  run: async (tx, { subjectId }, { config }) => {
    const batch = await MessageBatchModel.findOneAndUpdate(
      { _id: subjectId, awaitsApproval: true, stoppedAt: null },
      stampVersion(tx, { $set: { awaitsApproval: false, recipientIds: [], begunAt: tx.at } }),
      { session: tx.session, returnDocument: 'before' },
    ).lean();
    if (!batch) throw new AppError('NOT_FOUND');
    await requireQuota(batch.authorId, batch.people, tx.session);
    const { _id, authorId, assignmentId, sessionId } = batch;
    await beginBulk(
      tx,
      {
        actor: { userId: authorId, assignmentId },
        session: { id: sessionId },
        requestId: tx.ctx.requestId,
      },
      {
        action: bulkMail,
        params: { batchId: _id.toHexString(), hours: config.mailHours },
        ids: batch.recipientIds.map((id) => id.toHexString()),
        id: _id,
      },
    );
  },
});

/** Lists who gets a copy of each mail. */
async function copiesFact(copyIds: readonly Types.ObjectId[]) {
  if (copyIds.length === 0) return [];
  const people = await findPeople(copyIds);
  return [{ name: 'mailCopies', value: copyIds.map((id) => people.name(id)).join(', ') } as const];
}

/** A user who may send bulk mailings may decide on any of them. */
async function decidable(
  actor: Actor,
  ids: readonly Types.ObjectId[],
  session: ClientSession | null,
) {
  if (!actor.can('candidate.bulkEmail')) return new Map();
  const batches = await MessageBatchModel.find(
    { _id: { $in: [...ids] } },
    { subject: 1 },
    { session },
  ).lean();
  return new Map(
    batches.map(({ _id, subject }) => [
      _id.toHexString(),
      {
        label: subject,
        link: href(candidatesRoutes.candidatesEmail, {}, { batch: _id.toHexString() }),
      },
    ]),
  );
}
