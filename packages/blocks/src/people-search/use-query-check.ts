import { parseSearch } from '@muster/contracts';
import { usePeopleSearchMessages } from './messages.ts';

/**
 * Returns a function that describes what is wrong with a query, with a hint; null if it is valid.
 */
export function useQueryCheck(): (text: string) => string | null {
  const t = usePeopleSearchMessages();
  return (text) => {
    const [problem] = parseSearch(text).problems;
    if (!problem) return null;
    const { code, found, hint } = problem;
    const words = t(`mistake.${code}`, { found });
    return hint === null ? words : `${words} ${t('mistake.example', { hint })}`;
  };
}
