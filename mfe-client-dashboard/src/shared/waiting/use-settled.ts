import { useState } from 'react';

/** True from the moment at which nothing is awaited any more: what is asked again hides nothing. */
export function useSettled(isAwaited: boolean): boolean {
  const [settled, setSettled] = useState(!isAwaited);
  if (!settled && !isAwaited) setSettled(true);
  return settled || !isAwaited;
}
