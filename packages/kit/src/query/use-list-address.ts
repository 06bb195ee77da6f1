import { useLocation } from 'react-router-dom';

/** Where a list stands: its path and what its address asks for. */
export function useListAddress(): { pathname: string; params: URLSearchParams } {
  const { pathname, search } = useLocation();
  return { pathname, params: new URLSearchParams(search) };
}
