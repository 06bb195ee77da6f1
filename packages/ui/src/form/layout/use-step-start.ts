import { useEffect, useRef, type RefObject } from 'react';

/**
 * The heading of a form that is filled in step by step: at a new step it is in view and has the
 * focus, which else stays at the button below. What a step refuses is read first.
 */
export function useStepStart(step: string | number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement?.closest('[role="alert"]')) return;
    window.scrollTo({ top: 0 });
    heading.current?.setAttribute('tabindex', '-1');
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
