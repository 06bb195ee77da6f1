import type { boardEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { peopleChangedSince } from '../../../records/candidates/card-people.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { boardPeople, columnHeads } from './board-people.ts';
import { showCards } from './card.serializer.ts';

/** A change carries its start time; it may have committed this much later. */
const overlapMs = 10_000;

/**
 * Returns the changes on a board since it was last read: the applications, and the candidate
 * details on their cards.
 */
export const readBoardChanges: Service<typeof boardEndpoints.changes> = async (
  { actor },
  { params, query: { since, ...filters } },
) => {
  const asOf = new Date().toISOString();
  const from = new Date(Date.parse(since) - overlapMs);
  const found = await boardPeople(actor, params.id, filters);
  const all = await ApplicationModel.find(
    { jobId: found.job._id },
    { candidateId: 1, updatedAt: 1 },
  ).lean();
  const people = await peopleChangedSince(
    all.map(({ candidateId }) => candidateId),
    from,
  );
  const changed = all.filter(
    ({ candidateId, updatedAt }) => updatedAt >= from || people.has(candidateId.toHexString()),
  );
  const shown = new Map(
    [...found.columns.values()].flat().map((standing) => [standing.id, standing]),
  );
  const ids = changed.map(({ _id }) => _id.toHexString());
  const placedCards = ids.flatMap((id) => shown.get(id) ?? []);
  return {
    columns: columnHeads(found),
    cards: await showCards(actor, found.job, placedCards),
    // Candidates no longer shown: removed, ended, or beyond the requested range.
    gone: ids.filter((id) => !shown.has(id)),
    live: found.live,
    ended: found.ended,
    asOf,
  };
};
