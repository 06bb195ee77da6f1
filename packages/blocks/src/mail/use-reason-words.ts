import { useRef } from 'react';
import type { Reason } from '@muster/contracts';

/**
 * Loads the text that explains the reason of an ending to the candidate. Never replaces text that
 * the user typed.
 * @param read the text of a template for this candidate; null where it cannot be read
 */
export function useReasonWords(read: (templateId: string) => Promise<string | null>) {
  const filled = useRef<string | null>(null);
  return {
    /** Returns the text for a chosen reason; undefined if the present one stays. */
    async textFor(
      reason: Pick<Reason, 'defaultTemplateId'> | undefined,
      present: string | null,
    ): Promise<string | null | undefined> {
      if (present !== null && present !== filled.current) return undefined;
      const templateId = reason?.defaultTemplateId ?? null;
      filled.current = templateId === null ? null : await read(templateId);
      return filled.current === present ? undefined : filled.current;
    },
  };
}
