import type { candidateStatusEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { changeStatus } from './status-action.ts';
import { checkSnooze } from './snooze-until.ts';

/** Puts somebody aside until a day; of a placed person it means not being open to more. */
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
