import type { candidateStatusEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { changeStatus } from './status-action.ts';
import { checkSnooze } from './snooze-until.ts';

/** Snoozes a candidate until a day; for a placed candidate it means not open to further work. */
export const snoozeCandidate: Service<typeof candidateStatusEndpoints.snooze> = (
  ctx,
  { params, body },
) =>
  changeStatus(ctx, {
    id: params.id,
    action: 'snooze',
    version: body.version,
    facts: { snoozedUntil: body.until, statusNote: body.note },
    guard: (candidate) => {
      checkSnooze(candidate, body.until);
      return undefined;
    },
    undoable: true,
  });
