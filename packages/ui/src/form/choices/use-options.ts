import { useState } from 'react';

/**
 * The list of a select, made when a person first comes to the field: a form with a few countries and
 * time zones would otherwise hold hundreds of choices that nobody asked for. It stays from then on,
 * so that a key finds its choice in the moment in which it opens the list.
 */
export function useOptions() {
  const [isVisited, setIsVisited] = useState(false);
  return {
    onFocus: () => setIsVisited(true),
    comboboxProps: { shadow: 'md', keepMounted: isVisited },
  } as const;
}
