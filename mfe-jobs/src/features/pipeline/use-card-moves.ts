import { href, jobsRoutes } from '@muster/contracts';
import type { ApplicationAction, Board, BoardCard } from '@muster/contracts';
import { actionTowards, isEarlyStage } from '@muster/contracts';
import { errorText, isApiError, useFollow, usePlatform } from '@muster/kit';
import { api } from '../../api.ts';
import { cardAbove, placeOfCard } from './carry.ts';
import type { Place } from './carry.ts';
import { findColumn, placeCard } from './board-cache.ts';
import { nameOf } from './column-name.ts';
import { usePipelineWords } from './messages.ts';
import type { useBoard } from './use-board.ts';

type LiveBoard = Pick<ReturnType<typeof useBoard>, 'board' | 'patch' | 'onTheirWay' | 'refresh'>;

/** Later stages have forms of their own. */
const formOf: Partial<Record<ApplicationAction, { path: string }>> = {
  submit: jobsRoutes.applicationSubmit,
  select: jobsRoutes.applicationSelect,
};

/**
 * Moves cards: shown at once, taken back where the server says no, and undone on request. What is
 * never reached by moving opens its form instead.
 */
export function useCardMoves({ board, patch, onTheirWay, refresh }: LiveBoard) {
  const t = usePipelineWords();
  const platform = usePlatform();
  const follow = useFollow();
  const [sendMove] = api.useApplicationsMoveMutation();
  const [sendReorder] = api.useBoardReorderMutation();
  const [sendHold] = api.useApplicationsHoldMutation();
  const [sendResume] = api.useApplicationsResumeMutation();

  const say = (text: string) => platform.notify({ kind: 'info', text });

  /** What the server has to be told, one after the other, for a card to stand at a place. */
  async function send(card: BoardCard, to: Place, after: string | null): Promise<number> {
    const params = { id: card.id };
    let { version } = card;
    if (to.column === 'on_hold')
      return (await sendHold({ params, body: { version } }).unwrap()).version;
    if (card.onHold) {
      version = (await sendResume({ params, body: { version } }).unwrap()).version;
      if (card.stage.id === to.column) return version;
    }
    return card.stage.id === to.column
      ? (await sendReorder({ params, body: { version, after } }).unwrap()).version
      : (await sendMove({ params, body: { version, stageId: to.column, after } }).unwrap()).version;
  }

  /** Shows the card at its place at once; answers whether it came to stand there. */
  async function carryOut(now: Board, card: BoardCard, to: Place): Promise<number | null> {
    const after = cardAbove(now, to, card.id);
    const shown = patch((draft) => placeCard(draft, card.id, to));
    onTheirWay.add(card.id);
    try {
      return await send(card, to, after);
    } catch (error) {
      shown.undo();
      const isConflict = isApiError(error) && error.code === 'VERSION_CONFLICT';
      platform.notify({
        kind: 'error',
        text: isConflict ? t('move.conflict', { name: card.candidate.name }) : errorText(error),
      });
      return null;
    } finally {
      onTheirWay.delete(card.id);
      await refresh();
    }
  }

  /** Says why a card cannot be put somewhere, or opens the form that leads there. */
  function isRefused(card: BoardCard, to: Place): boolean {
    const column = board && findColumn(board, to.column);
    const { name } = card.candidate;
    const isSameStage = card.stage.id === to.column && !card.onHold;
    if (!column || card.status !== 'active') return true;
    if (to.column === 'on_hold' || isSameStage) return false;
    const isWithinKind = column.kind === card.stage.kind;
    if (column.kind && !isEarlyStage(column.kind) && !isWithinKind) {
      const action = actionTowards[column.kind];
      const form = formOf[action];
      say(t(`move.useAction.${action as keyof typeof useAction}`, { name }));
      follow(href(form ?? jobsRoutes.applicationProfile, { jobApplicationId: card.id }));
      return true;
    }
    const isEarly = isEarlyStage(card.stage.kind);
    if (!isEarly && !isWithinKind && !card.onHold) {
      say(t('move.locked', { name }));
      return true;
    }
    const action = card.onHold ? 'resume' : isEarly ? 'move_stage' : 'shift_stage';
    if (!card.allowedActions.includes(action)) {
      say(t('move.notAllowed', { name }));
      return true;
    }
    return false;
  }

  /** Puts a card somewhere, with ten seconds to take it back. Answers whether it was moved. */
  async function move(card: BoardCard, to: Place): Promise<boolean> {
    if (!board || isRefused(card, to)) return false;
    const from = placeOfCard(board, card.id);
    const column = findColumn(board, to.column);
    if (!from || !column) return false;
    const version = await carryOut(board, card, to);
    if (version === null) return false;
    const { name } = card.candidate;
    const isOrder = from.column === to.column;
    platform.notify({
      kind: 'success',
      text: isOrder
        ? t('move.ordered', { name, place: to.index + 1, column: nameOf(column, t) })
        : t('move.dropped', { name, column: nameOf(column, t) }),
      undo: async () => {
        const moved = { ...card, version, ...standingIn(column) };
        await carryOut(board, moved, from);
      },
    });
    return true;
  }

  return { move };
}

const useAction = {
  submit: true,
  select: true,
  request_interview: true,
  start_contracting: true,
} as const;

/** How a card stands once it is in a column. */
const standingIn = ({ id, name, kind }: Board['columns'][number]): Partial<BoardCard> =>
  kind ? { stage: { id, name, kind }, onHold: false } : { onHold: true };
