import { limits, orderKey, type boardEndpoints, type QueryOf } from '@muster/contracts';
import { listIdentity, readCursor, writeCursor } from '../../../db/cursor.ts';
import type { Service } from '../../../http/mount.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { takesPeople } from '../../../records/jobs/job-lookup.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { mayAddTo } from '../../../records/applications/applications.policy.ts';
import { boardPeople, columnHeads, type PlacedCard } from './board-people.ts';
import { showCards } from './card.serializer.ts';

const { boardPage, columnCards } = limits.application;

/** Returns the candidates of a job by stage, for board and list. */
export const readBoard: Service<typeof boardEndpoints.read> = async (
  { actor },
  { params, query },
) => {
  // Taken before reading, so that concurrent changes are reported again.
  const asOf = new Date().toISOString();
  const found = await boardPeople(actor, params.id, query);
  const { job, columns } = found;
  const heads = columnHeads(found).filter(({ id }) => !query.column || id === query.column);
  const pages = new Map(heads.map(({ id }) => [id, pageOf(columns.get(id) ?? [], id, query)]));
  const cards = await showCards(
    actor,
    job,
    [...pages.values()].flatMap(({ placedCards }) => placedCards),
  );
  const [companies, people] = await Promise.all([
    companyNames([job.companyId]),
    findPeople(found.ownerIds),
  ]);
  const companyId = job.companyId.toHexString();
  const owners = new Map(found.ownerIds.map((id) => [id.toHexString(), people.ref(id)]));
  return {
    job: {
      id: job._id.toHexString(),
      number: job.number,
      title: job.title,
      status: job.status,
      company: { id: companyId, name: companies.get(companyId) ?? '' },
    },
    columns: heads.map((head) => ({
      ...head,
      cards: cards.filter(({ column }) => column === head.id),
      nextCursor: pages.get(head.id)?.nextCursor ?? null,
    })),
    live: found.live,
    ended: found.ended,
    owners: [...owners.values()]
      .filter((owner) => owner !== null)
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    mayAdd: takesPeople(job) && mayAddTo(actor, job),
    asOf,
  };
};

type BoardQuery = QueryOf<typeof boardEndpoints.read>;

/** Returns the next cards of a column, limited to the column's size. */
function pageOf(
  placedCards: readonly PlacedCard[],
  column: string,
  { cursor: text, column: _column, ...filters }: BoardQuery,
): { placedCards: readonly PlacedCard[]; nextCursor: string | null } {
  const identity = listIdentity({ column, ...filters });
  const cursor = text === undefined ? null : readCursor(text, identity);
  const from = cursor
    ? placedCards.findIndex((standing) => isBeyond(standing, Number(cursor.value), cursor.id))
    : 0;
  if (from === -1) return { placedCards: [], nextCursor: null };
  const end = Math.min(from + boardPage, columnCards);
  const last = placedCards[end - 1];
  return {
    placedCards: placedCards.slice(from, end),
    nextCursor:
      last && end < Math.min(placedCards.length, columnCards)
        ? writeCursor(
            {
              value: orderKey(last),
              id: last.id,
              direction: 'next',
              rank: end,
              total: 0,
              countedAt: new Date(0),
            },
            identity,
          )
        : null,
  };
}

/** Compares with the card's former place, because the card may have moved since. */
const isBeyond = (standing: PlacedCard, key: number, id: string): boolean =>
  orderKey(standing) > key || (orderKey(standing) === key && standing.id > id);
