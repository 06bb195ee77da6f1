import { createContext } from 'react';
import type { RemoteRouteTable } from './define-remote-routes.tsx';
import type { PageLocation } from './remote-routes.types.ts';

/** What links need to know of their remote. */
export interface RoutingContextValue {
  table: RemoteRouteTable;
  /** The page shown, beneath an overlay or alone. */
  page: PageLocation;
  setPageTitle: (title: string, whole: boolean) => void;
}

export const RoutingContext = createContext<RoutingContextValue | null>(null);

/** Whether the remote runs without a shell, which would guard addresses and show the ways on. */
export const AloneContext = createContext(false);
