import { useRef, useState } from 'react';
import type { Question, QuestionBank } from '@muster/contracts';
import { errorText, isApiError, usePlatform } from '@muster/kit';
import { api } from '../../api.ts';
import { useQuestionMessages } from '../../shared/questions/messages.ts';
import type { DropEdge } from './use-row-drag.ts';

interface OrderOptions {
  /** Reloads the bank. */
  onReload: () => Promise<unknown>;
  /** Announces a text to screen readers. */
  onSaid: (text: string) => void;
}

/**
 * Returns the questions in the order that the user sees: moves show at once and are saved one after
 * another; of several waiting moves only the last is saved.
 */
export function useQuestionOrder(bank: QuestionBank, { onReload, onSaid }: OrderOptions) {
  const t = useQuestionMessages();
  const platform = usePlatform();
  const [save] = api.useQuestionsOrderMutation();
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const waiting = useRef<readonly string[] | null>(null);
  const busy = useRef(false);

  const questions = shown ? sortedBy(bank.questions, shown) : bank.questions;

  async function send(ids: readonly string[]): Promise<void> {
    setShown(ids);
    waiting.current = ids;
    if (busy.current) return;
    busy.current = true;
    let { version } = bank;
    // A move made while the bank is reloading is saved, too.
    while (waiting.current) {
      version = await sendWaiting(version);
      await onReload();
    }
    busy.current = false;
    setShown(null);
  }

  /** Saves the waiting move and returns the bank's new version. */
  async function sendWaiting(known: number): Promise<number> {
    let version = known;
    try {
      while (waiting.current) {
        const next = [...waiting.current];
        waiting.current = null;
        const after = await save({
          params: { id: bank.pool.id },
          body: { use: bank.use, version, ids: next },
        }).unwrap();
        ({ version } = after);
      }
    } catch (error) {
      waiting.current = null;
      const isLate = isApiError(error) && error.code === 'VERSION_CONFLICT';
      platform.notify({ kind: 'error', text: isLate ? t('stale') : errorText(error) });
    }
    return version;
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
