import { useState } from 'react';

/** Returns true once everything has loaded, and stays true while data is reloaded. */
export function useSettled(isAwaited: boolean): boolean {
  const [settled, setSettled] = useState(!isAwaited);
  if (!settled && !isAwaited) setSettled(true);
  return settled || !isAwaited;
}
