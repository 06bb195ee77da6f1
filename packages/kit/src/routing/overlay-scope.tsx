import { createContext, use, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DecisionNotice, useIsInOverlay, useT } from '@muster/ui';
import { kitMessages } from '../messages/kit-messages.ts';
import { useLeave } from './leave-guard.tsx';
import { openedOver } from './overlay-state.ts';
import type { PageLocation } from './remote-routes.types.ts';

const OverlayContext = createContext<{ title: string; close: () => void } | null>(null);

/**
 * What surrounds a routed overlay. Leaving goes back in the history when the overlay was opened
 * from a page, so that Back and close are the same; an address that was opened directly is
 * replaced by its parent's.
 */
export function OverlayScope({
  page,
  title,
  children,
}: {
  page: PageLocation;
  /** Title of the route, shown if its form is replaced. */
  title: string;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const inside = openedOver(state) !== null;
  const close = () => {
    if (inside) void navigate(-1);
    else void navigate(page.pathname + page.search, { replace: true });
  };
  useFocusPageAfterwards();
  return <OverlayContext value={{ title, close }}>{children}</OverlayContext>;
}

// The overlay itself returns the focus to what opened it. After a deep link there is nothing to
// return to: then the page's heading takes it, so that the keyboard does not start from the top.
function useFocusPageAfterwards(): void {
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const heading = document.querySelector<HTMLElement>('main h1, h1');
        heading?.setAttribute('tabindex', '-1');
        heading?.focus({ preventScroll: true });
      });
    },
    [],
  );
}

/**
 * Closes the routed overlay around: Esc, the close button and Cancel ask first where something is
 * unsaved; after saving pass `{ saved: true }`. Throws outside an overlay route.
 */
export function useOverlayClose(): (options?: { saved?: boolean }) => void {
  const overlay = use(OverlayContext);
  const leave = useLeave();
  if (!overlay) throw new Error('useOverlayClose: there is no overlay route above');
  return (options) => leave(overlay.close, options?.saved);
}

/**
 * What an overlay route shows before or in place of its own drawer or modal: a record that is not
 * there, a missing right. It stands in a modal over the page; anywhere else, as it is.
 */
export function OverlayNotice({ children }: { children: ReactNode }) {
  const overlay = use(OverlayContext);
  const isInside = useIsInOverlay();
  const t = useT(kitMessages);
  if (!overlay || isInside) return children;
  return (
    <DecisionNotice onClose={overlay.close} title={overlay.title} keep={t('overlay.close')}>
      {children}
    </DecisionNotice>
  );
}
