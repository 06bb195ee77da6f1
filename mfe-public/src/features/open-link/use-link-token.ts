import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The secret of a mailed link, which stands behind the `#` of its address. It is taken out of the
 * address before anything is sent, so that neither the history nor a shared screen keeps it, and
 * lives on in memory alone. Null when the address has none.
 */
export function useLinkToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenIn(hash));

  useLayoutEffect(() => {
    const found = tokenIn(hash);
    if (!found) return;
    // Another link may be opened in the same tab.
    setToken(found);
    void navigate({ pathname }, { replace: true });
  }, [hash, navigate, pathname]);

  return token;
}

const tokenIn = (hash: string): string | null => hash.slice(1) || null;
