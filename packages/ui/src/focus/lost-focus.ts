/** For elements that left the page while the focus was elsewhere, as in a question about them. */
const takers = new WeakMap<Element, () => void>();

/** Says what takes the focus once it would go back to an element that is gone. */
export function leaveFocus(gone: Element, take: () => void): void {
  takers.set(gone, take);
}

/** Gives the focus to an element, or if it is gone to what took its place. */
export function focusOrSuccessor(element: HTMLElement | null): void {
  if (element?.isConnected) element.focus({ preventScroll: true });
  else if (element) takers.get(element)?.();
}
