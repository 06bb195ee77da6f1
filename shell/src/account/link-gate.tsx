import type { ReactNode } from 'react';
import { accountLinkQuery } from '@muster/contracts';
import { QueryView, isApiError } from '@muster/kit';
import { LoadingText } from '@muster/ui';
import { api } from './account-api.ts';
import type { AccountLink } from './account-link.ts';
import { LinkRefused } from './link-refused.tsx';
import { useFragmentToken } from './use-fragment-token.ts';

/**
 * Links that were used on this page. The session that a link opens draws the page anew before it
 * leads on, and looking at the link again would tell of one that is used up.
 */
const used = new Set<string>();
export const markLinkUsed = (token: string): void => void used.add(token);
export const isLinkUsed = (token: string): boolean => used.has(token);

type LinkGateProps = {
  purpose: AccountLink['purpose'];
  children: (link: AccountLink, token: string) => ReactNode;
};

/** Looks at the link that was opened and shows its page, or says why the link is not good. */
export function LinkGate({ purpose, children }: LinkGateProps) {
  const token = useFragmentToken();
  // A link that lost its end never reaches the server: the contract's own bounds are for it.
  const body = { token: token ?? '', purpose };
  const whole = accountLinkQuery.safeParse(body).success;
  const query = api.useInspectLinkQuery(
    { body },
    // Looking again after the link was used would tell of a link that is used up.
    {
      skip: !whole || used.has(body.token),
      refetchOnFocus: false,
      refetchOnReconnect: false,
      refetchOnMountOrArgChange: false,
    },
  );
  if (!token || !whole) return <LinkRefused purpose={purpose} code="TOKEN_INVALID" />;
  if (isApiError(query.error) && query.error.code.startsWith('TOKEN_'))
    return <LinkRefused purpose={purpose} code={query.error.code} />;
  return (
    <QueryView query={query} skeleton={<LoadingText />} size="page">
      {(link) => children(link, token)}
    </QueryView>
  );
}
