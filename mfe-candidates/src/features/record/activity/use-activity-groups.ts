import { useLocation, useNavigate } from 'react-router-dom';
import { activityGroups, readableQuery, type ActivityGroup } from '@muster/contracts';

const param = 'activity';

/** Returns the shown kinds of activity, from the URL. None chosen: all. */
export function useActivityGroups(): [
  readonly ActivityGroup[],
  (groups: readonly ActivityGroup[]) => void,
] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const named = params.get(param)?.split(',') ?? [];
  const chosen = activityGroups.filter((group) => named.includes(group));
  return [
    chosen,
    (groups) => {
      if (groups.length > 0) params.set(param, groups.join(','));
      else params.delete(param);
      const query = readableQuery(params);
      void navigate({ pathname, search: query && `?${query}` }, { replace: true });
    },
  ];
}
