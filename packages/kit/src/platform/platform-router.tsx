import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createPath, NavigationType, Router, type Navigator, type To } from 'react-router-dom';
import type { PlatformV1 } from '@muster/contracts';

type Trigger = { singleSpaTrigger?: 'pushState' | 'replaceState' };

const actions = { pushState: NavigationType.Push, replaceState: NavigationType.Replace } as const;

function readLocation() {
  const state = window.history.state as { usr?: unknown; key?: string } | null;
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? 'default' };
}

const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** Lets links and `useNavigate` go through the platform, where unsaved input is guarded. */
function createNavigator(navigate: PlatformV1['navigate']): Navigator {
  return {
    createHref: pathOf,
    go: (delta) => window.history.go(delta),
    push: (to, state) => navigate(pathOf(to), { state }),
    replace: (to, state) => navigate(pathOf(to), { replace: true, state }),
  };
}

/**
 * A router over the page's one history. It moves only when the address has moved, so that a
 * cancelled navigation is never shown, whichever remote or button began it.
 */
export function PlatformRouter(props: {
  platform: Pick<PlatformV1, 'navigate'>;
  children: ReactNode;
}) {
  const { platform, children } = props;
  const [entry, setEntry] = useState(() => ({
    location: readLocation(),
    action: NavigationType.Pop as NavigationType,
  }));
  const navigator = useMemo(() => createNavigator(platform.navigate), [platform]);

  useLayoutEffect(() => {
    const follow = (event: PopStateEvent) => {
      const trigger = (event as Trigger).singleSpaTrigger;
      setEntry({
        location: readLocation(),
        action: trigger ? actions[trigger] : NavigationType.Pop,
      });
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  return (
    <Router location={entry.location} navigationType={entry.action} navigator={navigator}>
      {children}
    </Router>
  );
}
