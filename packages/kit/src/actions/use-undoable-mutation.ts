import { useRef, useState } from 'react';
import { translate } from '@muster/ui';
import { errorText } from '../messages/error-text.ts';
import { kitMessages } from '../messages/kit-messages.ts';
import { usePlatform } from '../platform/platform-context.tsx';

/** The trigger of a mutation hook: `useCandidatesDeleteMutation()[0]`. */
export type Trigger<A, R> = (args: A) => { unwrap: () => Promise<R> };

export interface UndoableOptions<A, R> {
  mutation: Trigger<A, R>;
  /** Text of the toast: "Mateus Ferreira deleted". */
  message: (result: R, args: A) => string;
  /** Undoes the change; offered for ten seconds. Absent if it cannot be undone. */
  undo?: (result: R, args: A) => Promise<unknown>;
  onDone?: (result: R, args: A) => void;
}

/**
 * Makes a change at once, with an Undo in the toast for ten seconds. Failures, also those of Undo,
 * are shown as text. Resolves to whether the change was made; a second call during the first does
 * nothing.
 */
export function useUndoableMutation<A, R>(options: UndoableOptions<A, R>) {
  const platform = usePlatform();
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const sayError = (error: unknown) => platform.notify({ kind: 'error', text: errorText(error) });

  async function takeBack(result: R, args: A) {
    try {
      await options.undo?.(result, args);
      platform.notify({ kind: 'info', text: translate(kitMessages, 'undo.undone') });
    } catch (error) {
      sayError(error);
    }
  }

  async function run(args: A): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setPending(true);
    try {
      const result = await options.mutation(args).unwrap();
      platform.notify({
        kind: 'success',
        text: options.message(result, args),
        undo: options.undo && (() => takeBack(result, args)),
      });
      options.onDone?.(result, args);
      return true;
    } catch (error) {
      sayError(error);
      return false;
    } finally {
      busy.current = false;
      setPending(false);
    }
  }
  return { run, pending };
}
