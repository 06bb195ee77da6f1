import { Suspense, type ReactNode } from 'react';
import { PageSkeleton } from '@muster/ui';
import type { Route } from '@muster/contracts';
import { Forbidden } from '../session/forbidden.tsx';
import { OverlayNotice } from './overlay-scope.tsx';
import { useCan } from '../session/use-can.ts';
import type { OverlayDefinition, PageDefinition } from './remote-routes.types.ts';

/** A page with its permission check and skeleton. */
export function PageElement({ definition }: { definition: PageDefinition }) {
  return (
    <Permitted route={definition.route}>
      <Suspense fallback={<PageSkeleton variant={definition.skeleton ?? 'record'} />}>
        {definition.element}
      </Suspense>
    </Permitted>
  );
}

/** An overlay with its permission check; the page beneath is shown while its code loads. */
export function OverlayElement({ definition }: { definition: OverlayDefinition }) {
  return (
    <Permitted route={definition.route}>
      <Suspense fallback={null}>{definition.element}</Suspense>
    </Permitted>
  );
}

// The shell guards addresses before it loads a remote; this covers navigation within one.
function Permitted({ route, children }: { route: Route; children: ReactNode }) {
  const can = useCan();
  if (!route.permission || can(route.permission)) return children;
  return (
    <OverlayNotice>
      <Forbidden />
    </OverlayNotice>
  );
}
