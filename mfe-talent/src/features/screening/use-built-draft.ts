import { useState } from 'react';
import type { ScreeningForm } from '@muster/contracts';
import { begunDrafts } from './begun-drafts.ts';

/**
 * The draft that the page works on, null for a new form, and how to begin anew from another state of
 * it. It is decided when the page opens or its address names another one: what colleagues begin,
 * save or send meanwhile takes nothing away from who is typing; saving finds it.
 */
export function useBuiltDraft(
  forms: readonly ScreeningForm[],
  address: URLSearchParams,
): readonly [draft: ScreeningForm | null, begin: (draft: ScreeningForm | null) => void] {
  const form = address.get('form');
  const wanted = [form, address.get('question'), address.get('job')].join(' ');
  const decided = () => ({ wanted, draft: begunDrafts(forms, address).asked });
  const [built, setBuilt] = useState(decided);
  const begin = (draft: ScreeningForm | null) => setBuilt({ wanted, draft });
  if (built.wanted === wanted) return [built.draft, begin];
  // A form that was just saved got its address before the list knows it.
  const next = built.draft && built.draft.id === form ? { ...built, wanted } : decided();
  setBuilt(next);
  return [next.draft, begin];
}
