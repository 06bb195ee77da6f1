import { useRef, useState } from 'react';
import type { Question, QuestionBank } from '@muster/contracts';
import { errorText, isApiError, usePlatform } from '@muster/kit';
import { api } from '../../api.ts';
import { useQuestionMessages } from '../../shared/questions/messages.ts';
import type { DropEdge } from './use-row-drag.ts';

interface OrderOptions {
  /** Reads the bank anew. */
  onReload: () => Promise<unknown>;
  /** What screen readers are told. */
  onSaid: (text: string) => void;
}

/**
 * The questions in the order that the person sees: moves show at once and are saved one after
 * another, the last of several waiting ones alone.
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
    // A move that is made while the bank is read anew is saved, too.
    while (waiting.current) {
      version = await sendWaiting(version);
      await onReload();
    }
    busy.current = false;
    setShown(null);
  }

  /** Saves what waits; the version that the bank has then. */
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

  /** Puts a question before or after another one. */
  function moveNextTo(id: string, otherId: string, edge: DropEdge): void {
    const from = questions.findIndex((question) => question.id === id);
    const other = questions.findIndex((question) => question.id === otherId);
    if (from === -1 || other === -1) return;
    const place = edge === 'before' ? other : other + 1;
    move(from, place > from ? place - 1 : place);
  }

  return { questions, move, moveNextTo };
}

/** In the order of the ids; what was added meanwhile stands at the end. */
function sortedBy(questions: readonly Question[], ids: readonly string[]): Question[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: Question) => place.get(id) ?? ids.length;
  return questions.toSorted((a, b) => placeOf(a) - placeOf(b));
}
