import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from '../platform/platform-context.tsx';
import { useLeave } from './leave-guard.tsx';
import { overlayStateOf } from './overlay-state.ts';
import { RoutingContext } from './routing-context.ts';
import { useHref } from './use-href.ts';

export interface FollowOptions {
  replace?: boolean;
  /** Leaves without asking, because something was just saved. */
  saved?: boolean;
}

/**
 * Goes to an address of the product (from `href`): inside the remote through its router, an
 * overlay over the page that is shown, everything else through the shell.
 */
export function useFollow(): (to: string, options?: FollowOptions) => void {
  const navigate = useNavigate();
  const platform = usePlatform();
  const routing = use(RoutingContext);
  const leave = useLeave();
  const completed = useHref();
  return (to, { replace = false, saved = false } = {}) => {
    const target = routing?.table.match(pathOf(to));
    const go = () => {
      if (!routing || !target) return platform.navigate(to, { replace });
      const state = target.route.kind === 'overlay' ? overlayStateOf(routing.page) : undefined;
      void navigate(completed(to), { replace, state });
    };
    leave(go, saved);
  };
}

const pathOf = (to: string) => to.replace(/[?#].*/s, '');
