import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '@muster/kit';
import { VisuallyHidden } from '@muster/ui';

/**
 * After a navigation a screen reader announces the page's title, and the keyboard focus moves to
 * its heading instead of a link that may be gone. Users who have moved on are not disturbed.
 */
export function ArrivalAnnouncer() {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const left = document.activeElement;
    return whenIdle(() => {
      setAnnounced(document.title);
      const focused = document.activeElement;
      if (focused === left || focused === document.body) focusHeading(focused);
    });
  }, [pathname]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  );
}

/** Dialogs keep the focus, and so do elements that stay on the page, such as a record's tab. */
function focusHeading(focused: Element | null): void {
  if (focused?.closest('main, [role="dialog"]') || document.querySelector('[aria-modal="true"]'))
    return;
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
