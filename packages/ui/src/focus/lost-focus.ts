/**
 * Callbacks for elements that left the page while the focus was elsewhere, as in a dialog about
 * them.
 */
const takers = new WeakMap<Element, () => void>();

/** Registers what takes the focus when it would return to a removed element. */
export function leaveFocus(gone: Element, take: () => void): void {
  takers.set(gone, take);
}

/** Focuses an element, or its registered successor if the element is gone. */
export function focusOrSuccessor(element: HTMLElement | null): void {
  if (element?.isConnected) element.focus({ preventScroll: true });
  else if (element) takers.get(element)?.();
}
