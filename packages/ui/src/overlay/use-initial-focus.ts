import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const fields =
  'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"]';
const anything = `${fields}, button:not(:disabled), a[href], [tabindex="0"]`;

/**
 * Marks what the library's focus trap should focus first: an element that asks for it
 * (`data-autofocus`), else the first field, else the first button or link of the body or footer.
 * Without it the close button would get the focus, the last thing a person opened a form for.
 */
export function useInitialFocus(opened: boolean): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = content.current;
    if (!opened || !node || node.querySelector('[data-autofocus]')) return;
    const target = node.querySelector(fields) ?? node.querySelector(anything);
    target?.setAttribute('data-autofocus', '');
  }, [opened]);
  return content;
}
