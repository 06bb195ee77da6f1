import { useRef, useState } from 'react';
import { useIntentKey } from './use-intent-key.ts';
import type { Trigger } from './use-undoable-mutation.ts';

interface SendingOptions<A, R> {
  /** The trigger of a mutation hook. */
  mutation: Trigger<A, R>;
  onSent: (result: R) => void;
  onFailed: (error: unknown) => void;
}

/** Sends the form once, however often Save is pressed, with one key per intent. */
export function useSending<A extends object, R>({
  mutation,
  onSent,
  onFailed,
}: SendingOptions<A, R>): { send: (argsOf: () => A) => Promise<void>; pending: boolean } {
  const intent = useIntentKey();
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  async function send(argsOf: () => A): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      const args = argsOf();
      const result = await mutation({ ...args, idempotencyKey: intent.keyFor(args) }).unwrap();
      intent.done();
      onSent(result);
    } catch (error) {
      onFailed(error);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }
  return { send, pending };
}
