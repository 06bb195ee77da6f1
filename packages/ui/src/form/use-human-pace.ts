import { useEffect, useRef } from 'react';
import { limits } from '@muster/contracts';

type Send<Args, Result> = (args: Args) => { unwrap: () => Promise<Result> };

/**
 * Returns a mutation of a public form that is sent only once the form has been open for as long as
 * the server expects of a person: it drops quicker ones as sent by robots, without a word.
 *
 * @param send the mutation
 * @param ticket the form's proof of when it was opened; a new one restarts the time. Null for
 *   signed-in users, who may be quick.
 */
export function useHumanPace<Args, Result>(
  send: Send<Args, Result>,
  ticket: string | null,
): Send<Args, Result> {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = Date.now();
  }, [ticket]);
  if (ticket === null) return send;
  return (args) => ({
    unwrap: async () => {
      const rest = openedAt.current + limits.publicForm.least - Date.now();
      await new Promise((resolve) => {
        setTimeout(resolve, rest);
      });
      return send(args).unwrap();
    },
  });
}
