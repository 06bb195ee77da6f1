import {
  href,
  jobsRoutes,
  planMove,
  type ApplicationRow,
  type BoardCard,
  type BoardColumn,
} from '@muster/contracts';
import { errorText, isApiError, useFollow, usePlatform } from '@muster/kit';
import { api } from '../../api.ts';
import { cardAbove, placeOfCard, type Place } from './carry.ts';
import { findColumn, placeCard, updateCard } from './board-cache.ts';
import { nameOf } from './column-name.ts';
import { usePipelineMessages } from './messages.ts';
import type { useBoard } from './use-board.ts';

type LiveBoard = Pick<ReturnType<typeof useBoard>, 'board' | 'patch' | 'onTheirWay' | 'refresh'>;

/** Actions with their own form; the others are on the application's page. */
const formOf = {
  submit: jobsRoutes.applicationSubmit,
  select: jobsRoutes.applicationSelect,
  reject: jobsRoutes.applicationReject,
  request_interview: jobsRoutes.applicationProfile,
  start_contracting: jobsRoutes.applicationProfile,
} as const;

/**
 * Moves cards optimistically, with rollback on refusal, and undo. Actions that need input open
 * their form instead.
 */
export function useCardMoves({ board, patch, onTheirWay, refresh }: LiveBoard) {
  const t = usePipelineMessages();
  const platform = usePlatform();
  const follow = useFollow();
  const [sendMove] = api.useApplicationsMoveMutation();
  const [sendReorder] = api.useBoardReorderMutation();
  const [sendHold] = api.useApplicationsHoldMutation();
  const [undoMove] = api.useApplicationsUndoMoveMutation();

  const say = (text: string) => platform.notify({ kind: 'info', text });

  /** Saves a card's new place, with one request. */
  function send(card: BoardCard, column: BoardColumn, after: string | null) {
    const params = { id: card.id };
    const { version } = card;
    const { kind } = column;
    if (planMove(standingOf(card), column).is === 'there')
      return sendReorder({ params, body: { version, after } }).unwrap();
    return kind
      ? sendMove({ params, body: { version, stageId: column.id, after } }).unwrap()
      : sendHold({ params, body: { version } }).unwrap();
  }

  /** Places the card optimistically; returns its new version, or null on refusal. */
  async function carryOut(
    card: BoardCard,
    to: Place,
    ask: () => Promise<ApplicationRow>,
  ): Promise<number | null> {
    const shown = patch((draft) => placeCard(draft, card.id, to));
    onTheirWay.add(card.id);
    try {
      const answer = await ask();
      patch((draft) => updateCard(draft, answer));
      return answer.version;
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

  /** Explains why a card cannot be moved there, or opens the form that does it. */
  function isRefused(card: BoardCard, to: Place): boolean {
    const column = board && findColumn(board, to.column);
    const { name } = card.candidate;
    if (!column) return true;
    const plan = planMove(card, column);
    if (plan.is === 'there' || plan.is === 'direct') return false;
    if (plan.is === 'refused') {
      if (plan.reason !== 'over')
        say(t(plan.reason === 'with_client' ? 'move.locked' : 'move.notAllowed', { name }));
      return true;
    }
    if (plan.action === 'recall') {
      say(t('move.locked', { name }));
      return true;
    }
    if (plan.action !== 'reject') say(t(`move.useAction.${plan.action}`, { name }));
    follow(href(formOf[plan.action], { jobApplicationId: card.id }));
    return true;
  }

  /** Moves a card, with ten seconds for undo. Returns whether it was moved. */
  async function move(card: BoardCard, to: Place): Promise<boolean> {
    if (!board || isRefused(card, to)) return false;
    const from = placeOfCard(board, card.id);
    const column = findColumn(board, to.column);
    if (!from || !column) return false;
    const after = cardAbove(board, to, card.id);
    const version = await carryOut(card, to, () => send(card, column, after));
    if (version === null) return false;
    const { name } = card.candidate;
    const isOrder = from.column === to.column;
    platform.notify({
      kind: 'success',
      text: isOrder
        ? t('move.ordered', { name, place: to.index + 1, column: nameOf(column, t) })
        : t('move.dropped', { name, column: nameOf(column, t) }),
      undo: async () => {
        await carryOut(card, from, () =>
          isOrder
            ? send({ ...card, version }, column, cardAbove(board, from, card.id))
            : undoMove({ params: { id: card.id }, body: { version } }).unwrap(),
        );
      },
    });
    return true;
  }

  return { move };
}

/** Returns a card's stage fields, without its actions. */
const standingOf = ({ status, stage, onHold }: BoardCard) => ({ status, stage, onHold });
