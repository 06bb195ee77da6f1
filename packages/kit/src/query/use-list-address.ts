import { useLocation } from 'react-router-dom';

/** The address of a list: its path and its query. */
export function useListAddress(): { pathname: string; params: URLSearchParams } {
  const { pathname, search } = useLocation();
  return { pathname, params: new URLSearchParams(search) };
}
