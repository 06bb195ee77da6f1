import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Returns the link token stored in a history entry. */
const keptIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'linkToken' in state
    ? String(state.linkToken)
    : '';

/**
 * Returns the token of an account link. It is in the fragment, which no server sees, and is removed
 * from the address bar at once so that it cannot be copied. The history entry keeps it, so that the
 * page can be reloaded.
 */
export function useFragmentToken(): string | null {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  // Opening another link in the same tab changes only the fragment.
  const token = hash.slice(1) || keptIn(location.state);
  useLayoutEffect(() => {
    if (!hash) return;
    const state = { linkToken: hash.slice(1) };
    void navigate({ pathname, search }, { replace: true, state });
  }, [hash, navigate, pathname, search]);
  return token || null;
}
