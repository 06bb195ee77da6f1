import { useState } from 'react';
import type { CommunicationKind } from '@muster/contracts';
import { useDebouncedValue } from '@muster/ui';

const rest = 300;

/** The filters of a timeline: a kind, and a debounced text search. */
export function useTalkFilter() {
  const [kind, setKind] = useState<CommunicationKind | 'all'>('all');
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), rest);
  return {
    kind,
    setKind,
    typed,
    setTyped,
    query: { ...(kind !== 'all' && { kind }), ...(q && { q }) },
    clear: () => {
      setKind('all');
      setTyped('');
    },
  };
}
export type TalkFilter = ReturnType<typeof useTalkFilter>;
