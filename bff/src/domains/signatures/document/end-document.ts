import { dayMs, limits, type signatureEndpoints } from '@muster/contracts';
import { stampVersion } from '../../../db/record-version.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { SignatureDocumentModel, type SignatureRecord } from '../signature-document.model.ts';
import { auditDocument, changeDocument, isOpen } from './change-document.ts';
import { askWhoIsNext } from './ask-who-is-next.ts';
import { notifyOfVoiding } from './end-notices.ts';
import { insertDocument } from './draft-document.ts';
import { addEvent } from './event-chain.ts';
import { findDocument } from './find-document.ts';
import { runOnDocument } from './run-on-document.ts';
import { mayVoid, showDocument } from './show-document.ts';

type Endpoints = typeof signatureEndpoints;

/**
 * Voids a document; once a party has signed, only its sender may do so alone, others need a second
 * person.
 */
export const voidDocument: Service<Endpoints['void']> = (
  ctx,
  { params, body: { version, note } },
) =>
  runOnDocument(ctx, params.id, (tx, { document }) =>
    endAsVoid(tx, document, {
      version,
      note,
      guard: (current) => {
        if (!mayVoid(ctx.actor, current)) throw new AppError('SECOND_PERSON_REQUIRED');
      },
    }),
  );

interface Voiding {
  version: number | null;
  /** The note that the parties read. */
  note: string;
  guard?: (current: SignatureRecord) => void;
}

/** Voids a document and tells its parties. @throws AppError INVALID_TRANSITION, VERSION_CONFLICT */
export async function endAsVoid(
  tx: Tx,
  document: SignatureRecord,
  { version, note, guard }: Voiding,
): Promise<SignatureRecord> {
  const { after, already } = await changeDocument(tx, document, {
    action: 'void',
    to: 'voided',
    version,
    isRepeat: ({ status, endNote }) => status === 'voided' && endNote === note,
    ...(guard && { guard }),
    set: { endNote: note },
  });
  if (already) return after;
  await addEvent(tx, after._id, { type: 'voided' });
  await notifyOfVoiding(tx, after);
  return after;
}

export const remindOfDocument: Service<Endpoints['remind']> = (ctx, { params, body }) =>
  runOnDocument(ctx, params.id, async (tx, { document }) => {
    if (!isOpen(document))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: document.status, action: 'remind' },
      });
    if (body.version !== document.version) throw versionConflict(document, ['reminders']);
    return remind(tx, document);
  });

/**
 * Mails a reminder to the next party. @throws AppError INVALID_TRANSITION after the last reminder
 */
export async function remind(tx: Tx, document: SignatureRecord): Promise<SignatureRecord> {
  if (document.reminders >= limits.signature.reminders.max)
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: document.status, action: 'remind' },
    });
  const after = await SignatureDocumentModel.findOneAndUpdate(
    { _id: document._id, version: document.version },
    stampVersion(tx, {
      $set: { reminders: document.reminders + 1, lastReminderAt: tx.at },
    }),
    { session: tx.session, returnDocument: 'after' },
  ).lean();
  if (!after) throw versionConflict(document, ['reminders']);
  await addEvent(tx, after._id, { type: 'reminded' });
  await auditDocument(tx, 'remind', document, after);
  await askWhoIsNext(tx, after, true);
  return after;
}

/**
 * Checks whether the usual number of days has passed since the last mail to the current signers.
 */
export const isReminderDue = (document: SignatureRecord, now: Date): boolean =>
  document.reminders < limits.signature.reminders.max &&
  now.getTime() - lastAskedAt(document, now) >= limits.signature.reminders.everyDays * dayMs;

/** Returns when a party was last asked: each signature or approval asks the next one. */
function lastAskedAt(document: SignatureRecord, now: Date): number {
  const { sentAt, approvedAt, lastReminderAt, order, parties } = document;
  const moments = [
    sentAt ?? now,
    approvedAt ?? null,
    lastReminderAt,
    // In parallel order, all parties were asked when the document was sent.
    ...(order === 'sequential' ? parties.map(({ signedAt }) => signedAt) : []),
  ];
  return Math.max(...moments.flatMap((moment) => moment?.getTime() ?? []));
}

/** Creates a new draft in place of a document that ended unsigned; the old one stays as it is. */
export const reissueDocument: Service<Endpoints['reissue']> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const { document, ...subject } = await findDocument(ctx.actor, params.id, tx.session);
    if (!['declined', 'voided', 'expired'].includes(document.status))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: document.status, action: 'reissue' },
      });
    if (body.version !== document.version) throw versionConflict(document, ['status']);
    const { templateKey, templateRevision, category, title, values, signerId } = document;
    const { guest, approverId, copies, order, upload } = document;
    const fresh = await insertDocument(tx, ctx.actor.userId, {
      candidateId: document.candidateId,
      companyId: document.companyId ?? null,
      placementId: document.placementId ?? null,
      templateKey,
      templateRevision,
      category,
      title,
      values,
      signerId,
      guest,
      approverId,
      copies,
      order,
      expiresInDays: document.expiresInDays,
      message: document.message,
      ...(upload && { upload, placed: document.placed ?? [] }),
      replacesId: document._id,
    });
    return showDocument(ctx.actor, { document: fresh, ...subject }, tx.session);
  });
