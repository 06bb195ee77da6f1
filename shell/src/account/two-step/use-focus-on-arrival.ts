import { useEffect } from 'react';

/** Focuses the only input of a page. */
export function useFocusOnArrival(id: string): void {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
}
