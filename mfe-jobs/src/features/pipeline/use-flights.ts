import { useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '@muster/ui';

const flightMs = 180;

/**
 * Animates cards moved by others: a copy moves from the old place to the new one, above the
 * columns, which would clip it.
 */
export function useFlights(arrived: ReadonlySet<string>, board: unknown) {
  const places = useRef(new Map<string, DOMRect>());
  const reduced = useReducedMotion();

  useLayoutEffect(() => {
    const before = places.current;
    const after = new Map<string, DOMRect>();
    for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) {
      const id = element.dataset['card'] ?? '';
      const rect = element.getBoundingClientRect();
      after.set(id, rect);
      const from = before.get(id);
      if (arrived.has(id) && from && !reduced) fly(element, from, rect);
    }
    places.current = after;
  }, [arrived, board, reduced]);
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect) {
  if (typeof element.animate !== 'function') return;
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-card');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    top: `${to.top}px`,
    left: `${to.left}px`,
    width: `${to.width}px`,
    margin: '0',
    zIndex: '5',
    pointerEvents: 'none',
  });
  element.parentElement?.ownerDocument.body.append(copy);
  const path = [
    { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` },
    { transform: 'none' },
  ];
  copy.animate(path, { duration: flightMs, easing: 'ease-out' }).onfinish = () => copy.remove();
}
