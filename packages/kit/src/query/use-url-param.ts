import { useLocation, useNavigate } from 'react-router-dom';
import { readableQuery } from '@muster/contracts';

/**
 * One choice of a page that stands in its address (`?noteKind=call`), so that Back and links keep
 * it. Anything but the offered values reads as null, which is also how the choice is taken away.
 */
export function useUrlParam<V extends string>(key: string, values: readonly V[]): UrlParam<V> {
  return useParam(key, values, () => false);
}

/**
 * Which overlay of a page is open, as it stands in its address. To open one is a step that Back takes
 * back; to close it is none, so that Back leads on and does not open it once more.
 */
export function useOverlayParam<V extends string>(key: string, values: readonly V[]): UrlParam<V> {
  return useParam(key, values, (next) => next === null);
}

type UrlParam<V extends string> = [V | null, (value: V | null) => void];

function useParam<V extends string>(
  key: string,
  values: readonly V[],
  replaces: (next: V | null) => boolean,
): UrlParam<V> {
  const location = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(location.search);
  const value = values.find((known) => known === params.get(key)) ?? null;
  return [
    value,
    (next) => {
      if (next) params.set(key, next);
      else params.delete(key);
      const query = readableQuery(params);
      void navigate(
        { pathname: location.pathname, search: query && `?${query}` },
        { replace: replaces(next) },
      );
    },
  ];
}
