import type { CandidateAction, CandidateRecord } from '@muster/contracts';
import { useSearchParams } from 'react-router-dom';

const parameter = 'do';

/**
 * Returns the action that the record's address requests (`?do=archive`), so that other screens can
 * link to its dialog; null if there is none or the reader lacks permission. The second value clears
 * it.
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
