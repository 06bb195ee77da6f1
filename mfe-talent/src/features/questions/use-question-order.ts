import { useRef, useState } from 'react';
import type { Question, QuestionBank } from '@muster/contracts';
import { errorText, isApiError, usePlatform } from '@muster/kit';
import { api } from '../../api.ts';
import { useQuestionMessages } from '../../shared/questions/messages.ts';
import type { DropEdge } from './use-row-drag.ts';

/** Questions as the user has moved them. */
interface Moved {
  ids: readonly string[];
  /** Version of the bank with this order; null while it is being saved. */
  version: number | null;
}

/**
 * Returns the questions in the order that the user sees: moves show at once and are saved one after
 * another; of several waiting moves only the last is saved. A saved order stays until the bank has
 * been read with it.
 * @param onSaid announces a text to screen readers
 */
export function useQuestionOrder(bank: QuestionBank, onSaid: (text: string) => void) {
  const t = useQuestionMessages();
  const platform = usePlatform();
  const [save] = api.useQuestionsOrderMutation();
  const [moved, setMoved] = useState<Moved | null>(null);
  const waiting = useRef<readonly string[] | null>(null);
  const isSaving = useRef(false);
  const savedVersion = useRef(0);

  const isAhead = moved && (moved.version === null || moved.version > bank.version);
  const questions = isAhead ? sortedBy(bank.questions, moved.ids) : bank.questions;

  async function send(ids: readonly string[]): Promise<void> {
    setMoved({ ids, version: null });
    waiting.current = ids;
    if (isSaving.current) return;
    isSaving.current = true;
    setMoved(await saveWaiting());
    isSaving.current = false;
  }

  /** Saves the waiting moves; returns null if one is refused. */
  async function saveWaiting(): Promise<Moved | null> {
    let saved: Moved | null = null;
    try {
      while (waiting.current) {
        const ids = [...waiting.current];
        waiting.current = null;
        // The bank may not have been read since the last move was saved.
        const version = Math.max(bank.version, savedVersion.current);
        const after = await save({
          params: { id: bank.pool.id },
          body: { use: bank.use, version, ids },
        }).unwrap();
        savedVersion.current = after.version;
        saved = { ids, version: after.version };
      }
      return saved;
    } catch (error) {
      waiting.current = null;
      const isLate = isApiError(error) && error.code === 'VERSION_CONFLICT';
      platform.notify({ kind: 'error', text: isLate ? t('stale') : errorText(error) });
      return null;
    }
  }

  function move(from: number, to: number): void {
    const question = questions[from];
    if (!question || from === to || to < 0 || to >= questions.length) return;
    const ids = questions.map(({ id }) => id).toSpliced(from, 1);
    onSaid(t('moved', { text: question.text, position: to + 1, total: questions.length }));
    void send(ids.toSpliced(to, 0, question.id));
  }

  /** Moves a question before or after another one. */
  function moveNextTo(id: string, otherId: string, edge: DropEdge): void {
    const from = questions.findIndex((question) => question.id === id);
    const other = questions.findIndex((question) => question.id === otherId);
    if (from === -1 || other === -1) return;
    const place = edge === 'before' ? other : other + 1;
    move(from, place > from ? place - 1 : place);
  }

  return { questions, move, moveNextTo };
}

/** Sorts questions by these ids; questions added meanwhile come last. */
function sortedBy(questions: readonly Question[], ids: readonly string[]): Question[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: Question) => place.get(id) ?? ids.length;
  return questions.toSorted((a, b) => placeOf(a) - placeOf(b));
}
