import { useEffect, useState } from 'react';
import { TooltipAt } from '../floating/tooltip.tsx';

interface CutText {
  element: HTMLElement;
  text: string;
}

function findCutText(target: EventTarget | null): CutText | undefined {
  const cell = target instanceof Element ? target.closest('td, th') : null;
  if (!cell) return undefined;
  const element = [cell, ...cell.querySelectorAll('*')].find(
    (part): part is HTMLElement =>
      part instanceof HTMLElement &&
      part.scrollWidth > part.clientWidth + 1 &&
      getComputedStyle(part).textOverflow === 'ellipsis',
  );
  const text = element?.textContent;
  return element && text ? { element, text } : undefined;
}

/**
 * One tooltip for all cells of a table: it appears only over truncated text, by pointer and by
 * focus. A tooltip per cell would cost hundreds of listeners per page.
 */
export function OverflowTooltip({ container }: { container: HTMLElement | null }) {
  const [cut, setCut] = useState<CutText>();

  useEffect(() => {
    if (!container) return undefined;
    const show = (event: Event) => {
      const found = findCutText(event.target);
      setCut((shown) => (shown?.element === found?.element ? shown : found));
    };
    const hide = () => setCut(undefined);
    container.addEventListener('pointerover', show);
    container.addEventListener('focusin', show);
    container.addEventListener('pointerleave', hide);
    container.addEventListener('focusout', hide);
    container.addEventListener('scroll', hide, { passive: true });
    return () => {
      container.removeEventListener('pointerover', show);
      container.removeEventListener('focusin', show);
      container.removeEventListener('pointerleave', hide);
      container.removeEventListener('focusout', hide);
      container.removeEventListener('scroll', hide);
    };
  }, [container]);

  if (!cut) return null;
  return (
    <TooltipAt opened position="bottom-start" maw={360} label={cut.text} target={cut.element} />
  );
}
