import { useState } from 'react';

/**
 * The list of a select, created at the first focus: a form with countries and time zones would
 * otherwise hold hundreds of unused options. It stays from then on, so that a typed letter finds
 * its option at once when it opens the list.
 */
export function useOptions() {
  const [isVisited, setIsVisited] = useState(false);
  return {
    onFocus: () => setIsVisited(true),
    comboboxProps: { shadow: 'md', keepMounted: isVisited },
  } as const;
}
