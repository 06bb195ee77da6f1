import { useEffect } from 'react';

/** Puts the cursor where a page asks its one question. */
export function useFocusOnArrival(id: string): void {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
}
