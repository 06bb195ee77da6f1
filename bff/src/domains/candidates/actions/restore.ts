import type { candidateStatusEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { changeStatus } from './status-action.ts';

/** Takes a rejected person back; a mail about it that still waits is not sent. */
export const restoreRejected: Service<typeof candidateStatusEndpoints.restore> = (
  ctx,
  { params, body },
) =>
  changeStatus(ctx, {
    id: params.id,
    action: 'restore',
    version: body.version,
    facts: { statusNote: body.note },
  });
