import type { reasonEndpoints } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import { reasonsOf } from './api/reasons.ts';

/** The reasons for one kind of ending. */
export const listReasons: Service<typeof reasonEndpoints.list> = async (_ctx, { query }) => ({
  data: (await reasonsOf(query.context)).map((reason) => ({
    id: reason._id.toHexString(),
    context: reason.context,
    side: reason.side,
    label: reason.label,
    requiresNote: reason.requiresNote,
    coolDownDays: reason.coolDownDays,
  })),
});
