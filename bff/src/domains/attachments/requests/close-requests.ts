import type { AttachmentType } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { changeRequest } from './change-request.ts';
import { FileRequestModel } from './file-request.model.ts';
import { notifyRequester } from './request-mails.ts';

/** Closes open requests for a file of this type, because it now exists. */
export async function closeRequests(
  tx: Tx,
  {
    candidateId,
    type,
    attachmentId,
  }: { candidateId: Types.ObjectId; type: AttachmentType; attachmentId: Types.ObjectId },
): Promise<void> {
  const open = await FileRequestModel.find({ candidateId, status: 'open', deletedAt: null }, null, {
    session: tx.session,
  }).lean();
  for (const request of open.filter((one) => one.type === type)) {
    const { after } = await changeRequest(tx, request, {
      action: 'receive',
      to: 'received',
      version: null,
      set: { attachmentId, endedAt: tx.at },
    });
    await notifyRequester(tx, after, 'received');
  }
}
