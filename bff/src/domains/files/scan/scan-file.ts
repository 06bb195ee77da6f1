import { fileScanMachine, limits } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Config } from '../../../config.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { emit } from '../../../outbox/emit.ts';
import { notify } from '../../notifications/api/notify.ts';
import { readPieces } from '../file-bytes.ts';
import { FileModel } from '../file.model.ts';
import { scannerOf } from './scanner-of.ts';

/** Event of a file that passed its scan, for code that waits for it. */
export const fileClean = 'file.clean';

/** Scans a waiting file and stores the result; a settled file stays as it is. */
export async function scanFile(config: Config, fileId: string, requestId: string): Promise<void> {
  const pending = { _id: new Types.ObjectId(fileId), scan: 'pending' as const };
  const file = await FileModel.findOne(pending).lean();
  if (!file || file.status === 'receiving') return;
  const { finding } = await scannerOf(config).scan(file, readPieces(file.bytesId));
  const { pass, block } = fileScanMachine.transitions;
  await transact(systemContext(requestId), async (tx) => {
    const quarantine = new Date(tx.at.getTime() + limits.file.quarantine);
    const { matchedCount } = await FileModel.updateOne(
      pending,
      {
        $set:
          finding === null ? { scan: pass.to } : { scan: block.to, finding, expiresAt: quarantine },
      },
      { session: tx.session },
    );
    if (matchedCount === 0) return;
    if (finding === null) return emit(tx, fileClean, { fileId });
    await audit(tx, {
      action: 'file.block',
      entity: 'file',
      entityId: file._id,
      actorKind: 'job',
      changes: [{ path: 'finding', before: null, after: finding }],
    });
    if (file.userId)
      await notify(tx, {
        topic: 'system',
        userIds: [file.userId],
        title: `The check found a problem in “${file.name}”`,
        body: 'It stays closed for everybody and is removed in seven days.',
      });
  });
}
