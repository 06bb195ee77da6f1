import { readableQuery } from '@muster/contracts';
import { useLocation, useNavigate } from 'react-router-dom';

/** Returns the overlay of the catalogue (`?skill=`): a skill by its id, `new`, or `import`. */
export function useOpenSkill() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const hrefOf = (next: string | null): string => {
    const changed = new URLSearchParams(params);
    if (next === null) changed.delete('skill');
    else changed.set('skill', next);
    const query = readableQuery(changed);
    return query ? `${pathname}?${query}` : pathname;
  };
  return {
    openId: params.get('skill'),
    hrefOf,
    open: (next: string | null) => void navigate(hrefOf(next)),
  };
}
