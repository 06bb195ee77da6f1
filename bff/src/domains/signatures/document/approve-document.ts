import type { signatureEndpoints } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import type { SignatureRecord } from '../signature-document.model.ts';
import { notifyOfDisapproval } from './approval-notices.ts';
import { askWhoIsNext } from './ask-who-is-next.ts';
import { changeDocument, withAsked } from './change-document.ts';
import { addEvent } from './event-chain.ts';
import { runOnDocument } from './run-on-document.ts';
import { mayApprove } from './signers.ts';

type Endpoints = typeof signatureEndpoints;

/** The approver lets a document go to its parties. */
export const approveDocument: Service<Endpoints['approve']> = (ctx, { params, body }) =>
  runOnDocument(ctx, params.id, async (tx, { document }) => {
    const { after, already } = await changeDocument(tx, document, {
      action: 'approve',
      to: 'sent',
      version: body.version,
      isRepeat: ({ approvedAt }) => Boolean(approvedAt),
      guard: (current) => requireToApprove(tx, current),
      set: { approvedAt: tx.at, parties: withAsked({ ...document, approvedAt: tx.at }) },
    });
    if (already) return after;
    await addEvent(tx, after._id, { type: 'approved' });
    await askWhoIsNext(tx, after);
    return after;
  });

/** The approver holds a document back, with the reason for its sender. */
export const refuseDocument: Service<Endpoints['refuse']> = (ctx, { params, body }) =>
  runOnDocument(ctx, params.id, async (tx, { document }) => {
    const { version, reason } = body;
    const { after, already } = await changeDocument(tx, document, {
      action: 'refuse',
      to: 'declined',
      version,
      isRepeat: ({ status, endNote }) => status === 'declined' && endNote === reason,
      guard: (current) => requireToApprove(tx, current),
      set: { endNote: reason },
    });
    if (already) return after;
    await addEvent(tx, after._id, { type: 'refused' });
    await notifyOfDisapproval(tx, after);
    return after;
  });

/** @throws AppError SECOND_PERSON_REQUIRED for anyone but the approver */
function requireToApprove({ userId }: Tx, { status, approverId, approvedAt }: SignatureRecord) {
  if (!approverId || approvedAt)
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: status, action: 'approve' },
    });
  if (!userId || !approverId.equals(userId)) throw new AppError('SECOND_PERSON_REQUIRED');
}

/**
 * @throws AppError VALIDATION_FAILED for a person who cannot approve any more, or who is the sender
 */
export async function requireApprover(
  { userId, session }: Tx,
  { approverId }: SignatureRecord,
): Promise<void> {
  if (!approverId || !userId) return;
  if (!(await mayApprove(approverId.toHexString(), userId, session)))
    throw invalidField('approverId', 'NOT_ALLOWED');
}
