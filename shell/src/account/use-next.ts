import { useLocation } from 'react-router-dom';
import { safeNext } from '../routing/safe-next.ts';

/** Returns the original destination (`?next=`) if it is a page of this product; null otherwise. */
export function useNext(): string | null {
  const { search } = useLocation();
  return safeNext(new URLSearchParams(search).get('next'));
}
