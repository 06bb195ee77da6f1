import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of an account link. It stands in the fragment, which no server sees, and leaves the
 * address bar and the history at once, so that it can neither be copied nor come back.
 */
export function useFragmentToken(): string | null {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const inAddress = hash.slice(1);
  const [token, setToken] = useState(inAddress);
  // Another link that is opened in the same tab changes nothing but the fragment.
  if (inAddress && inAddress !== token) setToken(inAddress);
  useLayoutEffect(() => {
    if (hash) void navigate({ pathname, search }, { replace: true });
  }, [hash, navigate, pathname, search]);
  return token || null;
}
