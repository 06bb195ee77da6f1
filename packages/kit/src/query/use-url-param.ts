import { useLocation, useNavigate } from 'react-router-dom';
import { readableQuery } from '@muster/contracts';

/**
 * One choice of a page that stands in its address (`?noteKind=call`), so that Back and links keep
 * it. Anything but the offered values reads as null, which is also how the choice is taken away.
 */
export function useUrlParam<V extends string>(
  key: string,
  values: readonly V[],
): [V | null, (value: V | null) => void] {
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
      void navigate({ pathname: location.pathname, search: query && `?${query}` });
    },
  ];
}
