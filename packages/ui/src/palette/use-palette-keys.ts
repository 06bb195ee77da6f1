import type { KeyboardEvent } from 'react';
import type { CommandPaletteProps } from './palette.types.ts';
import type { PaletteChoice } from './use-palette-choice.ts';

const page = 6;

/** Checks whether the caret is at the end, where the right arrow cannot move it further. */
const isAtEnd = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === value.length && selectionEnd === value.length;

/** Handles the keys of the palette's field. Other keys keep their effect on the text. */
export function usePaletteKeys(
  { query, onMore, onBack }: CommandPaletteProps,
  { active, move, enter }: PaletteChoice,
): (event: KeyboardEvent<HTMLInputElement>) => void {
  function more(): boolean {
    if (!active?.more || !onMore) return false;
    onMore(active);
    return true;
  }

  function back(): boolean {
    onBack?.();
    return onBack !== undefined;
  }

  function handle(event: KeyboardEvent<HTMLInputElement>): boolean {
    const { key, ctrlKey, metaKey, shiftKey, currentTarget } = event;
    switch (key) {
      case 'ArrowDown':
        move(1);
        return true;
      case 'ArrowUp':
        move(-1);
        return true;
      case 'PageDown':
        move(page);
        return true;
      case 'PageUp':
        move(-page);
        return true;
      case 'Enter':
        if (!(ctrlKey || metaKey) || !more()) enter();
        return true;
      case 'Tab':
        return !shiftKey && more();
      case 'ArrowRight':
        return !shiftKey && isAtEnd(currentTarget) && more();
      case 'ArrowLeft':
      case 'Backspace':
        return query === '' && back();
      case 'Escape':
        return back();
      default:
        return false;
    }
  }

  return (event) => {
    // While composing, the keys belong to the input method.
    if (event.nativeEvent.isComposing || !handle(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
