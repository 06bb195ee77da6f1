import { useRef } from 'react';
import { newUuid } from '../api/new-uuid.ts';

/**
 * Returns one idempotency key per intent: pressing Save again after a lost answer sends the same
 * key, so that nothing is created twice; other content gets another key.
 */
export function useIntentKey() {
  const last = useRef<{ content: string; key: string }>(undefined);
  return {
    keyFor(args: unknown): string {
      const content = JSON.stringify(args);
      if (last.current?.content !== content) last.current = { content, key: newUuid() };
      return last.current.key;
    },
    done() {
      last.current = undefined;
    },
  };
}
