import { useCallback, type RefCallback } from 'react';

// A hidden file input takes no focus; the button that opens it does.
const fields =
  'input:not([type="hidden"], [type="file"], [tabindex="-1"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"]';
const anything = `${fields}, button:not(:disabled), a[href], [tabindex="0"]`;

/** Marks the first element to focus, unless an element asks for it, and returns it. */
function mark(panel: HTMLElement): HTMLElement | null {
  const asked = panel.querySelector<HTMLElement>('[data-autofocus]');
  if (asked) return asked;
  const target =
    panel.querySelector<HTMLElement>(fields) ?? panel.querySelector<HTMLElement>(anything);
  target?.setAttribute('data-autofocus', '');
  return target;
}

/** Overlays are appended to the page, so the last one in the document opened last. */
const isOnTop = (dialog: HTMLElement | null) =>
  [...document.querySelectorAll('[role="dialog"]')].at(-1) === dialog;

/**
 * Keeps the focus inside when the focused element disappears: the button of an overlay that was
 * still loading, a removed row. Before the first key or press the focus goes to the first field
 * again; afterwards to the overlay itself, so that nothing scrolls and no keyboard opens on a
 * phone.
 */
function keepInside(panel: HTMLElement): () => void {
  const dialog = panel.closest<HTMLElement>('[role="dialog"]');
  let used = false;
  const use = () => {
    used = true;
  };
  const watch = new MutationObserver(() => {
    if (document.activeElement !== document.body || !isOnTop(dialog)) return;
    const target = used ? dialog : mark(panel);
    target?.focus({ preventScroll: true });
  });
  watch.observe(panel, { childList: true, subtree: true });
  dialog?.addEventListener('keydown', use);
  dialog?.addEventListener('pointerdown', use);
  return () => {
    watch.disconnect();
    dialog?.removeEventListener('keydown', use);
    dialog?.removeEventListener('pointerdown', use);
  };
}

/**
 * Marks what the library's focus trap should focus first: an element that asks for it
 * (`data-autofocus`), else the first field, else the first button or link of the body or footer.
 * Otherwise the close button would get the focus, which is rarely why a user opens a form. The ref
 * belongs to the part without the header; a portal renders it later than the overlay.
 */
export function useInitialFocus(): RefCallback<HTMLElement> {
  return useCallback((node) => {
    if (!node) return undefined;
    mark(node);
    return keepInside(node);
  }, []);
}
