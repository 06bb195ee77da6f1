import { placeOf, successors, type FocusPlace } from './list-place.ts';
import { leaveFocus } from './lost-focus.ts';

/** Elements that open over a page; focus in them does not mean that the user has left the list. */
const overlays = '[role="menu"], [role="dialog"], [role="alertdialog"], [data-portal]';

const isIn = (parent: Element, target: EventTarget | null): boolean =>
  target instanceof Node && parent.contains(target);

/**
 * Keeps the focus in a list whose items can be removed or moved, as the `ref` of the list or,
 * better, of the element that contains the list and its "Add". The browser drops the focus of an
 * element that is removed, moved or disabled, and a keyboard user would start at the top of the
 * page again. After a removal, the focus goes to the same button of the item that took the place,
 * or to "Add" if there is none; after a move, it stays at the button of the moved item.
 */
export function keepListFocus(scope: HTMLElement | null): (() => void) | undefined {
  if (!scope) return undefined;
  let place: FocusPlace | null = null;
  const own = scope.closest(overlays);
  const isOver = (target: EventTarget | null): boolean => {
    const overlay = target instanceof Element ? target.closest(overlays) : null;
    return overlay !== null && overlay !== own;
  };

  function take(lost: FocusPlace): void {
    for (const element of scope ? successors(scope, lost) : []) {
      element.focus();
      if (document.activeElement === element) return;
    }
  }
  function look(): void {
    if (!scope || !place) return;
    const { element } = place;
    const active = document.activeElement;
    if (active === element && !element.matches(':disabled')) place = placeOf(scope, element);
    else if (active === element || !active || active === document.body) take(place);
    else if (!element.isConnected) {
      const lost = place;
      leaveFocus(element, () => take(lost));
    }
  }
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && !isOver(target)) place = placeOf(scope, target);
  };
  const leave = ({ relatedTarget: to }: FocusEvent) => {
    if (to && !isIn(scope, to) && !isOver(to)) place = null;
  };
  const press = ({ target }: Event) => {
    if (place && !isIn(place.element, target) && !isOver(target)) place = null;
  };

  const observer = new MutationObserver(look);
  observer.observe(scope, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  scope.addEventListener('focusin', note);
  scope.addEventListener('focusout', leave);
  document.addEventListener('pointerdown', press, true);
  return () => {
    observer.disconnect();
    scope.removeEventListener('focusin', note);
    scope.removeEventListener('focusout', leave);
    document.removeEventListener('pointerdown', press, true);
  };
}
