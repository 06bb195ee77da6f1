import { useCallback, type RefCallback } from 'react';

// A hidden field for a file takes no focus; the button that opens it does.
const fields =
  'input:not([type="hidden"], [type="file"], [tabindex="-1"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"]';
const anything = `${fields}, button:not(:disabled), a[href], [tabindex="0"]`;

/** Marks the first thing to focus, unless something asks for it, and gives it back. */
function mark(panel: HTMLElement): HTMLElement | null {
  const asked = panel.querySelector<HTMLElement>('[data-autofocus]');
  if (asked) return asked;
  const target =
    panel.querySelector<HTMLElement>(fields) ?? panel.querySelector<HTMLElement>(anything);
  target?.setAttribute('data-autofocus', '');
  return target;
}

/** Overlays are added at the end of the page: what opened last stands last. */
const isOnTop = (dialog: HTMLElement | null) =>
  [...document.querySelectorAll('[role="dialog"]')].at(-1) === dialog;

/**
 * The focus stays inside when what held it is gone: the button of an overlay that was still loading,
 * the row that was removed. Before anybody typed or pressed, it goes to the first field again; after
 * that to the overlay itself, so that nothing scrolls and no keyboard opens on a phone.
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
 * Without it the close button would get the focus, the last thing a person opened a form for.
 * The ref belongs to the part without the header; a portal draws it later than the overlay.
 */
export function useInitialFocus(): RefCallback<HTMLElement> {
  return useCallback((node) => {
    if (!node) return undefined;
    mark(node);
    return keepInside(node);
  }, []);
}
