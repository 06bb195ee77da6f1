import { useEffect } from 'react';
import { openProof } from '../platform/proof-question.ts';
import { openQuestion } from '../platform/leave-question.ts';
import {
  closePalette,
  enterPalette,
  openKeys,
  openPalette,
  readPalette,
  typeIntoPalette,
} from './palette-opening.ts';
import { isMac } from './palette-shortcut.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;

const isInPalette = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-command-palette]') !== null;

/** Ctrl+K; Cmd+K on a Mac, where Ctrl+K deletes to the end of the line. */
const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (isMac ? metaKey : ctrlKey && !metaKey) && !altKey && !shiftKey;

/**
 * Returns the query after a key press in the palette's field; undefined for keys without effect.
 */
function typed(query: string, key: string): string | undefined {
  if (key === 'Backspace') return query.slice(0, -1);
  return [...key].length === 1 ? query + key : undefined;
}

/** Keys typed between opening the palette and mounting its field are meant for the field. */
function typeAhead(event: KeyboardEvent) {
  const { shown, query } = readPalette();
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (shown !== 'palette' || isInPalette(target) || ctrlKey || metaKey || altKey) return;
  event.preventDefault();
  event.stopPropagation();
  const next = typed(query, key);
  if (key === 'Escape') closePalette();
  else if (key === 'Enter') enterPalette();
  else if (next !== undefined) typeIntoPalette(next);
}

function openByKey(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing) return;
  if (isPaletteKey(event)) {
    event.preventDefault();
    // An open question must be answered first.
    if (openQuestion() || openProof()) return;
    if (readPalette().shown === 'palette') closePalette();
    else openPalette();
  } else if (event.key === '?' && !isTyping(event.target)) {
    // A list shows its own shortcuts and has handled the event by then.
    if (!document.querySelector('[aria-modal="true"]')) openKeys();
  }
}

/** Opens and closes the palette with Ctrl+K; `?` outside text fields shows the shortcuts. */
export function usePaletteShortcuts(): void {
  useEffect(() => {
    window.addEventListener('keydown', typeAhead, { capture: true });
    window.addEventListener('keydown', openByKey);
    return () => {
      window.removeEventListener('keydown', typeAhead, { capture: true });
      window.removeEventListener('keydown', openByKey);
      closePalette();
    };
  }, []);
}
