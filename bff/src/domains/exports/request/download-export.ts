import type { exportEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { FileAnswer } from '../../../http/mount-file.ts';
import type { Input } from '../../../http/mount.ts';
import type { ListSources } from '../../../lists/list-sources.ts';
import { readFile } from '../run/export-files.ts';
import { stillMay } from './export-request.ts';
import { findExport } from '../exports.policy.ts';

type Download = Input<typeof exportEndpoints.download>;

/** Returns the file if the requester still has the rights to all of its content. Audited. */
export const downloadExport =
  (lists: ListSources) =>
  async (ctx: RequestContext, { params }: Download): Promise<FileAnswer> => {
    const { actor } = ctx;
    const found = await findExport(actor, params.id);
    const { status, expiresAt, fileId } = found;
    if (status === 'expired' || (expiresAt && expiresAt <= new Date()))
      throw new AppError('EXPORT_EXPIRED');
    const isWhole = status === 'completed' && fileId !== null;
    const source = lists.get(found.list);
    if (!isWhole || !source || !(await stillMay(actor, source, found)))
      throw new AppError('NOT_FOUND');
    await transact(ctx, (tx) =>
      audit(tx, {
        action: 'export.download',
        entity: 'export',
        entityId: found._id,
        changes: [
          { path: 'list', before: null, after: found.list },
          { path: 'rows', before: null, after: found.rowsDone },
        ],
      }),
    );
    return {
      name: found.fileName,
      contentType: 'text/csv; charset=utf-8',
      bytes: found.bytes,
      body: readFile(fileId),
    };
  };
