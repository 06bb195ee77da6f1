import { Fragment, type ReactNode } from 'react';
import { useFragmentToken } from './use-fragment-token.ts';

/**
 * Begins the page anew for each mailed link: another link opened in the same tab changes only the
 * fragment, and must meet neither the answer nor the input of the one before.
 */
export function LinkScope({ children }: { children: ReactNode }) {
  return <Fragment key={useFragmentToken()}>{children}</Fragment>;
}
