import type { ReactElement } from 'react';
import type { Route } from '@muster/contracts';

/** An action with an address of its own, drawn as drawer or modal over its page. */
export interface OverlayDefinition {
  route: Route;
  /** A ui `Drawer` or `DecisionModal` that is always opened and closes with `useOverlayClose`. */
  element: ReactElement;
}

/** A page and the overlays that stand over it. */
export interface PageDefinition {
  route: Route;
  element: ReactElement;
  /** What the page looks like while its code is on the way; `record` unless said. */
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
