import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '@muster/kit';
import { VisuallyHidden } from '@muster/ui';

/**
 * After a navigation a screen reader hears what the page is called, and the keyboard starts at its
 * heading instead of at a link that may be gone. Who has moved on meanwhile is not disturbed.
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

/** A dialog keeps the focus, and so does what stays on the page: the tab of a record. */
function focusHeading(focused: Element | null): void {
  if (focused?.closest('main, [role="dialog"]') || document.querySelector('[aria-modal="true"]'))
    return;
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
