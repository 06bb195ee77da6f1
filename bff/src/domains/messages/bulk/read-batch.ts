import {
  batchOutcomes,
  limits,
  type BatchOutcome,
  type MessageBatch as ShownBatch,
  type bulkMailEndpoints,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Service } from '../../../http/mount.ts';
import {
  EmailMessageModel,
  waitingMailStatuses,
  type EmailMessage,
} from '../../../mail/email-message.model.ts';
import { pendingApproval } from '../../approvals/api/approvals.ts';
import { namesOfCandidates } from '../../candidates/api/bulk-candidates.ts';
import { shownUploads } from '../../files/api/mail-uploads.ts';
import { isUnderWay, outcomesOf } from '../../operations/api/bulk.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { findBatch, reachesBatch } from './find-batch.ts';
import type { MessageBatch } from './message-batch.model.ts';
import type { Selected } from '../../../db/selected.ts';

type Row = ShownBatch['rows'][number];

/** Order for the reader: failures first, then skipped candidates, then successes. */
const order: readonly BatchOutcome[] = [
  'failed',
  'bounced',
  'error',
  'suppressed',
  'skipped',
  'cancelled',
  'sending',
  'scheduled',
  'queued',
  'pending',
  'sent',
  'draft',
];

/** Returns the results of a bulk mailing. */
export const readBatch: Service<(typeof bulkMailEndpoints)['read']> = async (
  { actor },
  { params, query },
) => showBatch(actor, await findBatch(actor, params.id, 'message.read'), query.outcome);

async function showBatch(
  actor: Actor,
  batch: MessageBatch,
  outcome?: BatchOutcome,
): Promise<ShownBatch> {
  const { _id, subject, text, sendAt, total, createdAt, authorId } = batch;
  const copyIds = batch.copyIds ?? [];
  const [people, files, isWriting, asked] = await Promise.all([
    findPeople([authorId, ...copyIds]),
    shownUploads(batch.fileIds ?? []),
    isUnderWay(_id),
    batch.awaitsApproval ? pendingApproval({ name: 'message_bulk' }, _id) : null,
  ]);
  const all = await rowsOf(batch);
  const shown = all
    .filter((row) => outcome === undefined || row.outcome === outcome)
    .toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
    .slice(0, limits.bulk.items);
  const names = await namesOfCandidates(
    actor,
    shown.map(({ candidateId }) => candidateId),
  );
  return {
    id: _id.toHexString(),
    status: batch.awaitsApproval
      ? asked
        ? 'waiting_for_approval'
        : 'refused'
      : isWriting
        ? 'writing'
        : 'written',
    subject,
    text,
    total,
    sendAt: sendAt?.toISOString() ?? null,
    sender: batch.sender ?? null,
    files: [...files.values()],
    copies: copyIds.flatMap((id) => people.ref(id) ?? []),
    createdAt: createdAt.toISOString(),
    createdBy: people.ref(authorId),
    counts: batchOutcomes
      .map((one) => ({ outcome: one, count: all.filter((row) => row.outcome === one).length }))
      .filter(({ count }) => count > 0),
    rows: shown.map((row) => ({ ...row, name: names.get(row.candidateId) ?? null })),
    allowedActions: [
      ...(canUndo(actor, batch, all, isWriting) ? (['undo'] as const) : []),
      ...(all.some((row) => row.outcome === 'failed') && reachesBatch(actor, 'message.retry', batch)
        ? (['retry'] as const)
        : []),
    ],
  };
}

const waiting: ReadonlySet<BatchOutcome> = new Set(waitingMailStatuses);

const canUndo = (
  actor: Actor,
  batch: MessageBatch,
  rows: readonly Pick<Row, 'outcome'>[],
  isWriting: boolean,
): boolean =>
  batch.stoppedAt === null &&
  !batch.awaitsApproval &&
  (isWriting || rows.some(({ outcome }) => waiting.has(outcome))) &&
  reachesBatch(actor, 'message.cancel', batch);

/** Returns each candidate once: the state of the mail, or why there is none. */
async function rowsOf({ _id, recipientIds }: MessageBatch): Promise<Omit<Row, 'name'>[]> {
  const [items, mails] = await Promise.all([outcomesOf(_id), mailsOf(_id)]);
  const byPerson = new Map(mails.map((mail) => [mail.subjectId ?? '', mail]));
  const byId = new Map(mails.map((mail) => [mail._id.toHexString(), mail]));
  const pending = recipientIds.map((recordId) => ({
    recordId,
    outcome: null,
    code: null,
    undo: null,
  }));
  return [...items, ...pending].map(({ recordId, outcome, code, undo }) => {
    const candidateId = recordId.toHexString();
    // A candidate who was merged since has another id now.
    const { mailId = '' } = (undo ?? {}) as { mailId?: string };
    const mail = byPerson.get(candidateId) ?? byId.get(mailId);
    return {
      candidateId,
      outcome: mail?.status ?? withoutMail[outcome ?? 'waits'],
      code: mail ? null : code,
      problem: mail?.problem ?? null,
      scheduledFor: mail?.scheduledFor?.toISOString() ?? null,
      recipientZone: mail?.recipientZone ?? null,
    };
  });
}

const withoutMail = { ok: 'sent', skipped: 'skipped', error: 'error', waits: 'pending' } as const;

const mailFields = {
  subjectId: 1,
  status: 1,
  problem: 1,
  scheduledFor: 1,
  recipientZone: 1,
} as const;

const mailsOf = (batchId: Types.ObjectId): Promise<Selected<EmailMessage, typeof mailFields>[]> =>
  EmailMessageModel.find({ batchId }, mailFields).lean();
