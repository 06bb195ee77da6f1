import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns the secret of a mailed link, from the `#` of its address. It is removed from the address
 * before anything is sent, so that neither the history nor a shared screen shows it, and is only
 * kept in memory. Null if the address has none.
 */
export function useLinkToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const found = hash.slice(1) || null;
  const [token, setToken] = useState(found);
  // Another link may be opened in the same tab.
  if (found && found !== token) setToken(found);

  useLayoutEffect(() => {
    if (found) void navigate({ pathname }, { replace: true });
  }, [found, navigate, pathname]);

  return token;
}
