import { useState } from 'react';
import { isLeaving, type Talk } from './talk.ts';

const pollMs = 5000;

/** Polls a page while one of its mails is being sent, which takes seconds. */
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
