import type { BodyOf, viewEndpoints } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import type { SavedList } from './use-saved-list.ts';
import { useViewsArrangeMutation } from './views-hooks.ts';

/** Order, default and hidden views of a list; what cannot be kept is said. Answers whether it was. */
export function useArranging({ api, name }: Pick<SavedList, 'api' | 'name'>) {
  const platform = usePlatform();
  const [arrange] = useViewsArrangeMutation(api);
  return async (body: BodyOf<typeof viewEndpoints.arrange>): Promise<boolean> => {
    const { error } = await arrange({ params: { list: name }, body });
    if (error) platform.notify({ kind: 'error', text: errorText(error) });
    return !error;
  };
}
