export { AppLink } from './app-link.tsx';
export type { AppLinkProps } from './app-link.tsx';
export { defineRemoteRoutes } from './define-remote-routes.tsx';
export type { RemoteRouteTable } from './define-remote-routes.tsx';
export { lazyComponent, lazyNamed } from './lazy-named.tsx';
export { LeaveGuardProvider, useLeave, useUnsavedGuard } from './leave-guard.tsx';
export type { UnsavedOptions } from './leave-guard.tsx';
export { OverlayScope, useOverlayClose } from './overlay-scope.tsx';
export { RemoteRoutes } from './remote-routes.tsx';
export type {
  OverlayDefinition,
  PageDefinition,
  RedirectDefinition,
  RouteDefinition,
} from './remote-routes.types.ts';
export { RouteLink } from './route-link.tsx';
export type { RouteLinkProps } from './route-link.tsx';
export { useDocumentTitle } from './use-document-title.ts';
export { useFollow } from './use-follow.ts';
export type { FollowOptions } from './use-follow.ts';
export { useHistoryState } from './use-history-state.ts';
export { useHref } from './use-href.ts';
export { useNumberRedirect } from './use-number-redirect.ts';
