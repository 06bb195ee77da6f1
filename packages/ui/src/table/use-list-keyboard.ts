import { useEffect, useRef, type RefObject } from 'react';
import { focusRow, rowIdOf } from './row-focus.ts';

interface ListKeyboard {
  root: RefObject<HTMLElement | null>;
  rowIds: readonly string[];
  /** Scrolls a row into view before it gets the focus. */
  revealRow: RefObject<(index: number) => void>;
  onToggle: ((id: string) => void) | undefined;
  /** Called when the focus moved to the next row with Shift held. */
  onExtend: ((fromId: string, toId: string) => void) | undefined;
  /** Returns true if there was something to clear. */
  onClear: () => boolean;
  onHelp: () => void;
}

/** Attribute of a `FilterBar`'s list search, so that `/` finds it. */
export const listSearchAttribute = 'data-list-search';

function isTyping(target: Element): boolean {
  return target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]');
}

/**
 * Handles the keys of a list: j, k and the arrows move the focus from row to row, and with Shift
 * select on the way; x selects, / goes to the list search, Esc clears, ? shows the keys; the link
 * handles Enter itself. The keys work anywhere on the page unless the focused element uses them,
 * and are off while an overlay is open.
 */
export function useListKeyboard(input: ListKeyboard): void {
  const latest = useRef(input);
  const lastActive = useRef<string | undefined>(undefined);
  useEffect(() => {
    latest.current = input;
  });

  useEffect(() => {
    function move(step: 1 | -1, selecting = false): boolean {
      const { root, rowIds, revealRow } = latest.current;
      if (!root.current || rowIds.length === 0) return false;
      const active = rowIdOf(document.activeElement) ?? lastActive.current;
      const current = active === undefined ? -1 : rowIds.indexOf(active);
      const next = current < 0 ? 0 : Math.min(Math.max(current + step, 0), rowIds.length - 1);
      const id = rowIds[next];
      if (id === undefined) return false;
      if (selecting && active !== undefined && active !== id) latest.current.onExtend?.(active, id);
      lastActive.current = id;
      revealRow.current(next);
      const list = root.current;
      // A row that was out of view is rendered in the next frame.
      if (!focusRow(list, id)) requestAnimationFrame(() => focusRow(list, id));
      return true;
    }

    function toggle(): boolean {
      const id = rowIdOf(document.activeElement);
      if (id === undefined || !latest.current.onToggle) return false;
      latest.current.onToggle(id);
      return true;
    }

    function search(): boolean {
      const field = document.querySelector<HTMLElement>(`[${listSearchAttribute}]`);
      field?.focus();
      return field !== null;
    }

    function handle(event: KeyboardEvent): boolean {
      switch (event.key) {
        case 'j':
          return move(1);
        case 'k':
          return move(-1);
        case 'ArrowDown':
          return move(1, event.shiftKey);
        case 'ArrowUp':
          return move(-1, event.shiftKey);
        case 'x':
          return toggle();
        case '/':
          return search();
        case 'Escape':
          return latest.current.onClear();
        case '?':
          latest.current.onHelp();
          return true;
        default:
          return false;
      }
    }

    function onKeyDown(event: KeyboardEvent) {
      const target = event.target;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || isTyping(target)) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      const isPage = target === document.body;
      if (!isPage && !latest.current.root.current?.contains(target)) {
        // Menus, tabs and other widgets use the arrows and Esc themselves while focused.
        if (event.key.startsWith('Arrow') || event.key === 'Escape') return;
        if (target.closest('[role="menu"], [role="listbox"], [role="dialog"]')) return;
      }
      if (handle(event)) event.preventDefault();
    }

    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
