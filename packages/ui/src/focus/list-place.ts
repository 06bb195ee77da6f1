const rowSelector = 'li, tr';
const markedSelector = '[data-list-item]';
const focusableSelector = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex="0"]']
  .map((kind) => `${kind}:not([tabindex="-1"], [type="file"], [type="hidden"])`)
  .join();

/** Last place of the focus: the element, and its name and position in case the element is gone. */
export interface FocusPlace {
  element: HTMLElement;
  /** Name of the element, if it is unique in the scope. */
  name: string | null;
  /** Null outside the items, as in the field that adds one. */
  item: ItemPlace | null;
}

interface ItemPlace {
  /** The list element that contains the items. */
  list: HTMLElement;
  /** Position of the item in the list. */
  index: number;
  /**
   * Position among the focusable elements of the item, counted from the end, where "Remove" usually
   * is.
   */
  fromEnd: number;
}

const focusablesIn = (parent: HTMLElement): HTMLElement[] => [
  ...parent.querySelectorAll<HTMLElement>(focusableSelector),
];

/** Returns the list item in `scope` that contains an element. */
function itemOf(scope: HTMLElement, element: HTMLElement): HTMLElement | null {
  const within = (selector: string) => {
    const item = element.closest<HTMLElement>(selector);
    return item && item !== scope && scope.contains(item) ? item : null;
  };
  return within(rowSelector) ?? within(markedSelector);
}

const itemsOf = (list: HTMLElement): HTMLElement[] =>
  [...list.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child.matches(`${rowSelector}, ${markedSelector}`),
  );

const nameOf = (element: HTMLElement): string => {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return (element.getAttribute('aria-label') ?? (label ?? element).textContent).trim();
};

const namesakes = (scope: HTMLElement, { tagName }: HTMLElement, name: string): HTMLElement[] =>
  focusablesIn(scope).filter((one) => one.tagName === tagName && nameOf(one) === name);

/** Returns the place of an element in the scope. */
export function placeOf(scope: HTMLElement, element: HTMLElement): FocusPlace {
  const name = nameOf(element);
  const isAlone = name !== '' && namesakes(scope, element, name).length === 1;
  return { element, name: isAlone ? name : null, item: itemPlaceOf(scope, element) };
}

function itemPlaceOf(scope: HTMLElement, element: HTMLElement): ItemPlace | null {
  const item = itemOf(scope, element);
  const list = item?.parentElement;
  if (!item || !list) return null;
  const beside = focusablesIn(item);
  return {
    list,
    index: itemsOf(list).indexOf(item),
    fromEnd: beside.length - beside.indexOf(element),
  };
}

/** Returns the elements that may take over a lost focus, best first. */
export function successors(scope: HTMLElement, place: FocusPlace): HTMLElement[] {
  const { element, name, item } = place;
  if (scope.contains(element)) {
    if (!element.matches(':disabled')) return [element];
    return item ? besideOf(element) : [];
  }
  const again = name === null ? [] : namesakes(scope, element, name);
  return item ? [...again, ...neighbours(item, element), ...outside(scope, item)] : again;
}

/** Returns the buttons beside a disabled one, such as "Move down" at the end of a list. */
function besideOf(button: HTMLElement): HTMLElement[] {
  // A busy button is enabled again, or removed with its item.
  if (button.dataset['loading']) return [];
  const all = [...(button.parentElement?.children ?? [])].filter(
    (one): one is HTMLElement => one instanceof HTMLButtonElement,
  );
  const at = all.indexOf(button);
  return at === -1 ? [] : [...all.slice(0, at).toReversed(), ...all.slice(at + 1)];
}

/**
 * Returns the same button of the next item, which took the removed item's place, or of the last
 * item.
 */
function neighbours({ list, index, fromEnd }: ItemPlace, { tagName }: HTMLElement): HTMLElement[] {
  const items = list.isConnected ? itemsOf(list) : [];
  const next = items[Math.min(index, items.length - 1)];
  const same = next && focusablesIn(next).at(-fromEnd);
  return same?.tagName === tagName ? [same] : [];
}

/**
 * Returns the focusable elements outside the items: the field that adds, or "Add" after the list.
 */
function outside(scope: HTMLElement, { list }: ItemPlace): HTMLElement[] {
  const own = besides(scope, list.isConnected ? list : null);
  if (own.length === 0) return scope.parentElement ? besides(scope.parentElement, scope) : [];
  return [...own.filter((one) => !one.matches('a, button')).toReversed(), ...own];
}

/**
 * Returns the focusable elements of `parent` outside items: after `list` in order, then backwards
 * before it.
 */
function besides(parent: HTMLElement, list: HTMLElement | null): HTMLElement[] {
  const all = focusablesIn(parent).filter((one) => !itemOf(parent, one));
  const isAfter = (one: HTMLElement) =>
    list !== null && Boolean(list.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  return [...all.filter(isAfter), ...all.filter((one) => !isAfter(one)).toReversed()];
}
