import { useState } from 'react';
import { isLeaving, type Talk } from './talk.ts';

const pollMs = 5000;

/** Asks again for a page as long as something of it is on its way: that leaves within seconds. */
export function useLeavingPolls() {
  const [polls, setPolls] = useState(false);
  return {
    options: { pollingInterval: polls ? pollMs : 0, skipPollingIfUnfocused: true },
    look: (talks: readonly Talk[] = []) => {
      const isMoving = talks.some(isLeaving);
      if (isMoving !== polls) setPolls(isMoving);
    },
  };
}
