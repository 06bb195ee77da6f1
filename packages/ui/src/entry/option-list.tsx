import type { ComboboxItem } from '@mantine/core';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import controls from '../theme/controls.module.css';
import inputs from '../theme/inputs.module.css';
import { library } from './classes.ts';
import classes from './option-list.module.css';

interface OptionListProps {
  list: string;
  shown: readonly ComboboxItem[];
  active: number;
  value: string | null;
  labelledBy: string;
  /** Shown if no option matches. */
  nothing: ReactNode;
  /** The control that the list belongs to. */
  below: RefObject<HTMLElement | null>;
  onChoose: (option: ComboboxItem) => void;
}

const gap = 4;

/** Returns the id of an option, which its control names while it is active. */
export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** The options below their control, or above it where there is more room. */
export function OptionList(props: OptionListProps) {
  const { list, shown, active, value, labelledBy, nothing, below, onChoose } = props;
  const box = useRef<HTMLDivElement>(null);
  const count = shown.length;
  const isAbove = useRef<boolean>(undefined);
  useLayoutEffect(() => {
    const place = () => {
      if (!box.current || !below.current) return;
      // A list that gets shorter while the user types stays on its side.
      isAbove.current ??= hasMoreRoomAbove(box.current, below.current);
      placeBeside(box.current, below.current, isAbove.current);
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [below, count]);
  useLayoutEffect(() => {
    document.getElementById(optionId(list, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [list, active]);
  return createPortal(
    <div
      ref={box}
      className={`${controls.popover} ${library.dropdown} ${classes.dropdown}`}
      role="presentation"
      // The control keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        className={`${library.options} ${classes.options}`}
        id={list}
        role="listbox"
        aria-labelledby={labelledBy}
      >
        {shown.map((option, index) => (
          <div
            key={option.value}
            className={`${inputs.option} ${library.option} ${library.optionBody}`}
            id={optionId(list, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            data-combobox-selected={index === active || undefined}
            data-combobox-active={option.value === value || undefined}
            onClick={() => onChoose(option)}
            // Assistive technology may put the focus on the option itself.
            onKeyDown={(event) => event.key === 'Enter' && onChoose(option)}
          >
            <span>{option.label}</span>
          </div>
        ))}
        {count === 0 && (
          <div className={library.empty} role="option" aria-disabled aria-selected={false}>
            {nothing}
          </div>
        )}
      </div>
    </div>,
    document.body,
  );
}

function hasMoreRoomAbove(box: HTMLElement, control: HTMLElement): boolean {
  const { top, bottom } = control.getBoundingClientRect();
  const room = window.innerHeight - bottom;
  return room < box.offsetHeight + gap && top > room;
}

/** Positioned in the page itself, so that it scrolls with its control. */
function placeBeside(box: HTMLElement, control: HTMLElement, isAbove: boolean): void {
  const at = control.getBoundingClientRect();
  const top = isAbove ? at.top - box.offsetHeight - gap : at.bottom + gap;
  box.style.width = `${at.width}px`;
  box.style.left = `${at.left + window.scrollX}px`;
  box.style.top = `${top + window.scrollY}px`;
}
