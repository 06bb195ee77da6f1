import { useRef } from 'react';
import type { Reason } from '@muster/contracts';

/**
 * The words with which the reason of an ending tells its person. What somebody typed is never
 * replaced by them.
 * @param read the text of a template for this person; null where it cannot be read
 */
export function useReasonWords(read: (templateId: string) => Promise<string | null>) {
  const filled = useRef<string | null>(null);
  return {
    /** The text for a chosen reason; undefined where the present one stays as it is. */
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
