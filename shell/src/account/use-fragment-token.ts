import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the entry of the history keeps of a link. */
const keptIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'linkToken' in state
    ? String(state.linkToken)
    : '';

/**
 * The token of an account link. It stands in the fragment, which no server sees, and leaves the
 * address bar at once, so that it cannot be copied. The entry of the history keeps it, so that the
 * page can be reloaded.
 */
export function useFragmentToken(): string | null {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  // Another link that is opened in the same tab changes nothing but the fragment.
  const token = hash.slice(1) || keptIn(location.state);
  useLayoutEffect(() => {
    if (!hash) return;
    const state = { linkToken: hash.slice(1) };
    void navigate({ pathname, search }, { replace: true, state });
  }, [hash, navigate, pathname, search]);
  return token || null;
}
