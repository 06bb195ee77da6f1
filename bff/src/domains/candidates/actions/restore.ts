import type { candidateStatusEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { changeStatus } from './status-action.ts';

/** Restores a rejected candidate; cancels a waiting rejection mail. */
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
