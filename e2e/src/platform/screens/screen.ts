import { href, type Route } from '@muster/contracts';
import type { SessionApi } from '../../fixtures/session-api.ts';

/** One built screen as one account sees it. */
export interface Screen {
  route: Route;
  /** Null: a visitor. */
  account: string | null;
  /** Several screens can exist below one route. */
  below?: string;
  /** A panel or part of the screen that is named in the URL. */
  query?: Readonly<Record<string, string>>;
  /** Record ids in the URL: found or created with the account that opens the screen. */
  params?: (api: SessionApi) => Promise<Record<string, string>>;
  /** Loading states are part of the screen. */
  showsLoading?: boolean;
  /** The main action, which must be reachable on a phone. */
  action?: {
    role: 'button' | 'link';
    name: string | RegExp;
    /** On a phone it is in the menu of its list. */
    inMenu?: boolean;
  };
}

/** The submit button of most forms. */
export const save = { role: 'button', name: 'Save changes' } as const;

export const titleOf = ({ route, account, below, query }: Screen): string =>
  [
    route.path.replace(/\/\*$/, ''),
    below && `/${below}`,
    query && `?${new URLSearchParams(query)}`,
    ` as ${account ?? 'a visitor'}`,
  ]
    .filter(Boolean)
    .join('');

export async function addressOf(screen: Screen, api: SessionApi): Promise<string> {
  const address = href(screen.route, await screen.params?.(api), screen.query);
  return screen.below ? `${address}/${screen.below}` : address;
}
