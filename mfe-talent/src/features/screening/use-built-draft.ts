import { useState } from 'react';
import type { ScreeningForm } from '@muster/contracts';
import { begunDrafts } from './begun-drafts.ts';

/**
 * Returns the edited draft, null for a new form, and a function to start again from another state.
 * The draft is fixed when the page opens or its address names another one, so that colleagues'
 * changes take nothing from a user who is typing; saving detects them.
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
  // A newly saved form is in the address before the list contains it.
  const next = built.draft && built.draft.id === form ? { ...built, wanted } : decided();
  setBuilt(next);
  return [next.draft, begin];
}
