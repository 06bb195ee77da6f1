import { href, type Route } from '@muster/contracts';
import type { Location } from 'react-router-dom';
import type { PageLocation } from './remote-routes.types.ts';

/** What the history entry of an overlay remembers: the page it was opened over. */
interface OverlayState {
  overlayOver: PageLocation;
}

export const overlayStateOf = (page: PageLocation): OverlayState => ({
  overlayOver: { pathname: page.pathname, search: page.search },
});

/** The page an overlay was opened over; null when its address was opened directly. */
export function openedOver(state: unknown): PageLocation | null {
  if (typeof state !== 'object' || state === null || !('overlayOver' in state)) return null;
  return (state as OverlayState).overlayOver;
}

/** The page beneath an overlay whose address was opened directly; the query is the page's. */
export function parentLocation(
  route: Route,
  params: Record<string, string>,
  search: string,
): PageLocation {
  return { pathname: href({ path: route.parent ?? '/' }, params), search };
}

const beneath = 'page-beneath';

/** The page beneath an overlay gets its own address as the current location. */
export const atPage = ({ pathname, search }: PageLocation): Location => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: beneath,
});

/** Whether a page is beneath an overlay, so that its own address changes have to wait. */
export const isBeneathOverlay = ({ key }: Pick<Location, 'key'>): boolean => key === beneath;
