import type { ReactNode } from 'react';
import { accountLinkQuery } from '@muster/contracts';
import { QueryView, isApiError } from '@muster/kit';
import { LoadingText } from '@muster/ui';
import { api } from './account-api.ts';
import type { AccountLink } from './account-link.ts';
import { LinkRefused } from './link-refused.tsx';
import { useFragmentToken } from './use-fragment-token.ts';

/**
 * Links used on this page. The session that a link opens renders the page again before redirecting,
 * and checking the link again would report it as used up.
 */
const used = new Set<string>();
export const markLinkUsed = (token: string): void => void used.add(token);
export const isLinkUsed = (token: string): boolean => used.has(token);

type LinkGateProps = {
  purpose: AccountLink['purpose'];
  children: (link: AccountLink, token: string) => ReactNode;
};

/** Checks the opened link and shows its page, or why the link is invalid. */
export function LinkGate({ purpose, children }: LinkGateProps) {
  const token = useFragmentToken();
  // A truncated link never reaches the server: the contract's own limits apply.
  const body = { token: token ?? '', purpose };
  const whole = accountLinkQuery.safeParse(body).success;
  const query = api.useInspectLinkQuery(
    { body },
    // Checking again after the link was used would report it as used up.
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
