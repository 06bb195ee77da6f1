import { useCallback, type RefCallback } from 'react';

const fields =
  'input:not([type="hidden"], [tabindex="-1"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"]';
const anything = `${fields}, button:not(:disabled), a[href], [tabindex="0"]`;

/**
 * Marks what the library's focus trap should focus first: an element that asks for it
 * (`data-autofocus`), else the first field, else the first button or link of the body or footer.
 * Without it the close button would get the focus, the last thing a person opened a form for.
 * The ref belongs to the part without the header; a portal draws it later than the overlay.
 */
export function useInitialFocus(): RefCallback<HTMLElement> {
  return useCallback((node) => {
    if (!node || node.querySelector('[data-autofocus]')) return;
    const target = node.querySelector(fields) ?? node.querySelector(anything);
    target?.setAttribute('data-autofocus', '');
  }, []);
}
