import type { poolSuggestionEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { recordId } from '../../../db/record-id.ts';
import { transact } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { findCandidateFor, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { setDismissed } from '../../pools/api/dismissals.ts';
import { findPoolFor, requireActive } from '../../../records/pools/find-pool.ts';

/** Hides suggestions for a pool, or shows them again; all of them or none. */
export const dismissSuggestions: Service<typeof poolSuggestionEndpoints.dismiss> = (
  ctx,
  { params, body: { candidateIds, dismissed } },
) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const pool = await findPoolFor(ctx.actor, 'pool.list', recordId(params.id), session);
    const people: Candidate[] = [];
    for (const id of new Set(candidateIds))
      people.push(await findCandidateFor(ctx.actor, 'candidate.updatePools', id, { session }));
    requireActive(pool, 'dismiss_suggestions');
    const isDismissed = (id: Candidate['_id']) =>
      (pool.dismissedIds ?? []).some((one) => one.equals(id));
    const changed = people.filter(({ _id }) => isDismissed(_id) !== dismissed);
    if (changed.length === 0) return { changed: 0 };
    await setDismissed(
      tx,
      pool._id,
      changed.map(({ _id }) => _id),
      dismissed,
    );
    await audit(tx, {
      action: 'pool.dismiss_suggestions',
      entity: 'pool',
      entityId: pool._id,
      changes: [
        {
          path: 'suggestions',
          before: dismissed ? null : changed.map(({ number }) => number),
          after: dismissed ? changed.map(({ number }) => number) : null,
        },
      ],
    });
    return { changed: changed.length };
  });
