import {
  columnOf,
  comparePlaces,
  hourMs,
  type ApplicationRow,
  type Board,
  type BoardCard,
  type BoardChanges,
  type BoardColumn,
  type CardPlace,
} from '@muster/contracts';

/** Returns a card's place, for the order that server and client share. */
const placeOf = ({ id, status, stage, onHold, rank, exit }: BoardCard): CardPlace => ({
  id,
  status,
  onHold,
  rank,
  stageId: stage.id,
  stageKind: stage.kind,
  endedAt: exit && Date.parse(exit.at),
});

/** Finds an application's card in any column. */
export const findCard = (board: Board, id: string): BoardCard | undefined =>
  board.columns.flatMap(({ cards }) => cards).find((card) => card.id === id);

export const findColumn = (board: Board, id: string): BoardColumn | undefined =>
  board.columns.find((column) => column.id === id);

/**
 * Merges changes into a board. Cards that the user is moving stay where they were put until the
 * response arrives.
 */
export function mergeChanges(
  board: Board,
  { columns, cards, gone, live, ended, asOf }: BoardChanges,
  onTheirWay: ReadonlySet<string>,
): void {
  const fresh = cards.filter(({ id }) => !onTheirWay.has(id));
  const touched = new Set([...fresh.map(({ id }) => id), ...gone]);
  for (const column of board.columns) {
    column.cards = column.cards.filter(({ id }) => !touched.has(id));
    const head = columns.find(({ id }) => id === column.id);
    if (head) Object.assign(column, head);
    for (const card of fresh) if (card.column === column.id) insertInOrder(column, card);
  }
  Object.assign(board, { live, ended, asOf });
}

/** Beyond the loaded part, a card arrives with its page. */
function insertInOrder(column: BoardColumn, card: BoardCard): void {
  const index = column.cards.findIndex((other) => comparePlaces(placeOf(card), placeOf(other)) < 0);
  if (index !== -1) column.cards.splice(index, 0, card);
  else if (column.nextCursor === null) column.cards.push(card);
}

/** Appends the next page of a column. */
export function appendPage(board: Board, page: BoardColumn): void {
  const column = findColumn(board, page.id);
  if (!column) return;
  const known = new Set(column.cards.map(({ id }) => id));
  column.cards.push(...page.cards.filter(({ id }) => !known.has(id)));
  column.nextCursor = page.nextCursor;
}

/** Places a card optimistically, before the server responds. */
export function placeCard(
  board: Board,
  id: string,
  { column: to, index }: { column: string; index: number },
): void {
  const from = board.columns.find(({ cards }) => cards.some((card) => card.id === id));
  const target = findColumn(board, to);
  const card = from?.cards.find((one) => one.id === id);
  if (!from || !target || !card) return;
  from.cards = from.cards.filter((one) => one.id !== id);
  if (from !== target) {
    from.total -= 1;
    target.total += 1;
    card.column = to;
    if (target.kind) {
      card.stage = { id: target.id, name: target.name, kind: target.kind };
      card.onHold = false;
      card.stageEnteredAt = new Date().toISOString();
      card.stageDueAt =
        target.slaHours === null
          ? null
          : new Date(Date.now() + target.slaHours * hourMs).toISOString();
    } else card.onHold = to === columnOf({ status: 'active', stageId: '', onHold: true });
  }
  target.cards.splice(index, 0, card);
}

/** Updates a card from the response to its move: its place and actions. */
export function updateCard(board: Board, answer: ApplicationRow): void {
  const card = findCard(board, answer.id);
  if (!card) return;
  const { version, status, stage, stageEnteredAt, stageDueAt } = answer;
  const { onHold, holdUntil, holdNote, interest, clientDecision, allowedActions } = answer;
  Object.assign(card, { version, status, stage, stageEnteredAt, stageDueAt });
  Object.assign(card, { onHold, holdUntil, holdNote, interest, clientDecision, allowedActions });
}
