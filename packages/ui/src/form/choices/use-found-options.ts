import { useDebouncedValue } from '@mantine/hooks';
import { useLookup } from '../../lookup/use-lookup.ts';
import type { FieldOption } from '../field.types.ts';

const debounce = 250;

interface Looking<Option> {
  /** Searches for options; debounced while typing, and called once with `''` on opening. */
  search: (query: string) => Promise<readonly Option[]>;
  opened: boolean;
  query: string;
  /** The name that the field shows, which is not searched because it would only find itself. */
  shownName?: string | undefined;
}

interface FoundOptions<Option> {
  options: readonly Option[];
  /** Key of the text shown while there are no options. */
  none: 'select.searching' | 'select.failed' | 'select.none';
}

/** The choices that a search finds while one types into an open list. */
export function useFoundOptions<Option extends FieldOption>({
  search,
  opened,
  query,
  shownName,
}: Looking<Option>): FoundOptions<Option> & { loading: boolean } {
  const [settled] = useDebouncedValue(query, debounce);
  const text = settled === shownName ? '' : settled;
  const { options, answered, failed } = useLookup(search, { query: text, enabled: opened });
  const loading = opened && answered !== text;
  const none = loading ? 'select.searching' : failed ? 'select.failed' : 'select.none';
  return { options, loading, none };
}
