import type { CandidateAction, CandidateRecord } from '@muster/contracts';
import { useSearchParams } from 'react-router-dom';

const parameter = 'do';

/**
 * Which of some actions the address of the record asks for, `?do=archive`, so that other screens can
 * link to its dialog; null where there is none or the reader may not. The second is for its end.
 */
export function useRequestedAction<A extends CandidateAction>(
  { allowedActions }: Pick<CandidateRecord, 'allowedActions'>,
  actions: readonly A[],
): [requested: A | null, done: () => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(parameter);
  const requested = actions.find((action) => action === asked && allowedActions.includes(action));
  const done = () => {
    if (!search.has(parameter)) return;
    const rest = new URLSearchParams(search);
    rest.delete(parameter);
    setSearch(rest, { replace: true });
  };
  return [requested ?? null, done];
}
