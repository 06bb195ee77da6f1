import type { ReactElement } from 'react';
import type { Route } from '@muster/contracts';

/** An action with its own address, rendered as a drawer or modal over its page. */
export interface OverlayDefinition {
  route: Route;
  /** A ui `Drawer` or `DecisionModal` that is always opened and closes with `useOverlayClose`. */
  element: ReactElement;
}

/** A page and its overlays. */
export interface PageDefinition {
  route: Route;
  element: ReactElement;
  /** Skeleton shown while the page's code loads; defaults to `record`. */
  skeleton?: 'list' | 'record' | 'form';
  overlays?: readonly OverlayDefinition[];
}

/** An address that only leads to another one with the same parameters. */
export interface RedirectDefinition {
  route: Route;
  redirectTo: Route;
}

export type RouteDefinition = PageDefinition | RedirectDefinition;

/** Where the page beneath stands, when an overlay has the address. */
export interface PageLocation {
  pathname: string;
  search: string;
}
