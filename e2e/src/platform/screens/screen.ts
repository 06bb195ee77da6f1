import { href, type Route } from '@muster/contracts';
import type { SessionApi } from '../../fixtures/session-api.ts';

/** One built screen as one account sees it. */
export interface Screen {
  route: Route;
  /** Null: a visitor. */
  account: string | null;
  /** Several screens may stand beneath one route. */
  below?: string;
  /** A panel or a part of the screen that its address names. */
  query?: Readonly<Record<string, string>>;
  /** Records that the address names: looked up or made as the account that opens the screen. */
  params?: (api: SessionApi) => Promise<Record<string, string>>;
  /** Loading states are part of what it shows. */
  showsLoading?: boolean;
  /** What people come for: it has to be in reach on a phone. */
  action?: {
    role: 'button' | 'link';
    name: string | RegExp;
    /** On a phone it stands in the menu of its list. */
    inMenu?: boolean;
  };
}

/** How most forms end. */
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
