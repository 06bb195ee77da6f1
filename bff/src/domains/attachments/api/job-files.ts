import type { ClientJobRecord } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AttachmentModel } from '../../../records/attachments/attachment.model.ts';
import { findFiles } from '../../files/api/files.ts';
import { clientMayRead } from '../attachments.policy.ts';
import { attachFile } from '../changes/attach-file.ts';

/** Attaches a client's file from its request to the job, for both sides to read. */
export async function attachOfClient(
  tx: Tx,
  actor: Actor,
  jobId: Types.ObjectId,
  fileIds: readonly string[],
): Promise<void> {
  for (const fileId of new Set(fileIds))
    await attachFile(tx, {
      actor,
      fileId,
      owner: { ownerType: 'job', ownerId: jobId },
      uploader: 'client',
      type: 'other',
      visibility: 'client',
      title: null,
      expiresOn: null,
      primary: false,
      mayRead: clientMayRead,
    });
}

/** Returns the files of a job that its client may read. */
export async function filesForClient(
  jobId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<ClientJobRecord['files']> {
  const found = await AttachmentModel.find(
    { ownerType: 'job', ownerId: jobId, deletedAt: null },
    null,
    { session },
  )
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  const shown = found.filter(clientMayRead);
  const files = await findFiles(
    shown.map(({ fileId }) => fileId),
    session,
  );
  return shown.flatMap(({ _id, title, fileId }) => {
    const file = files.get(fileId.toHexString());
    return file?.scan === 'clean' ? [{ id: _id.toHexString(), title, size: file.size }] : [];
  });
}
