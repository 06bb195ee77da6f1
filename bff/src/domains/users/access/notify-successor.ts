import { href, teamRoutes, type OwnedKind } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { notify } from '../../notifications/api/notify.ts';
import type { OwnedCounts } from '../../../owned/owned-records.ts';

/** Candidates and tasks send their own notifications. */
const nouns: Partial<Record<OwnedKind, readonly [one: string, many: string]>> = {
  applications: ['application', 'applications'],
  jobs: ['job', 'jobs'],
  companies: ['company', 'companies'],
  placements: ['placement', 'placements'],
  pools: ['talent pool', 'talent pools'],
};

/** Notifies a successor of the records taken over from a colleague. */
export async function notifySuccessor(
  tx: Tx,
  successor: Types.ObjectId,
  handed: Partial<OwnedCounts>,
  note: string | null = null,
): Promise<void> {
  const parts = Object.entries(nouns).flatMap(([kind, [one, many]]) => {
    const count = handed[kind as OwnedKind] ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  if (parts.length === 0) return;
  await notify(tx, {
    topic: 'assignment',
    userIds: [successor],
    title: `You are now responsible for ${new Intl.ListFormat('en').format(parts)}`,
    body: note,
    link: href(teamRoutes.home),
  });
}
