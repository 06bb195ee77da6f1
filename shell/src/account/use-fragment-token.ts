import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const tokenOf = (hash: string) => decodeURIComponent(hash.slice(1)) || null;

/**
 * The token of an account link. It stands in the fragment, which no server sees, and leaves the
 * address bar and the history at once, so that it can neither be copied nor come back.
 */
export function useFragmentToken(): string | null {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenOf(hash));
  useLayoutEffect(() => {
    if (!hash) return;
    setToken(tokenOf(hash));
    void navigate({ pathname, search }, { replace: true });
  }, [hash, navigate, pathname, search]);
  return token;
}
