import type { TooltipProps as LibraryProps } from '@mantine/core';
import { useId } from '@mantine/hooks';
import {
  cloneElement,
  useEffect,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { partOf, usePart } from './part.ts';

export const tooltipLibrary = partOf(
  () => import(/* webpackChunkName: "floating" */ './tooltip-library.ts'),
);

type Pointed = HTMLAttributes<HTMLElement>;
type Look = Pick<LibraryProps, 'label' | 'position' | 'maw' | 'w'>;

export type TooltipProps = Look & {
  disabled?: boolean;
  /** One element, which passes on its props. */
  children: ReactElement<Pointed>;
};

/** Milliseconds of hover before it shows. */
const openDelay = 300;

/** More about a button or a word: under the pointer, and where the keyboard has put the focus. */
export function Tooltip({ label, disabled = false, children, ...look }: TooltipProps) {
  const id = useId();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const child = children.props;

  function close() {
    setPointedAt(false);
    setOpen(false);
  }
  useEffect(() => {
    if (!isPointedAt) return undefined;
    const timer = setTimeout(() => setOpen(true), openDelay);
    return () => clearTimeout(timer);
  }, [isPointedAt]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isOpen]);

  const isShown = isOpen && !disabled && Boolean(label);
  const said = [child['aria-describedby'], isShown && id].filter(Boolean).join(' ');
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': said || undefined,
        onPointerEnter(event: PointerEvent<HTMLElement>) {
          child.onPointerEnter?.(event);
          setElement(event.currentTarget);
          setPointedAt(true);
        },
        onPointerLeave(event: PointerEvent<HTMLElement>) {
          child.onPointerLeave?.(event);
          close();
        },
        onFocus(event: FocusEvent<HTMLElement>) {
          child.onFocus?.(event);
          if (!isByKeyboard(event.currentTarget)) return;
          setElement(event.currentTarget);
          setOpen(true);
        },
        onBlur(event: FocusEvent<HTMLElement>) {
          child.onBlur?.(event);
          close();
        },
      })}
      {element && (
        <TooltipAt
          {...look}
          label={<span id={id}>{label}</span>}
          opened={isShown}
          target={element}
        />
      )}
    </>
  );
}

/** What a tooltip says, beside an element that is drawn elsewhere. Without its code it says nothing. */
export function TooltipAt(props: Look & { opened: boolean; target: HTMLElement }) {
  const { Tooltip: LibraryTooltip } = usePart(tooltipLibrary, true) ?? {};
  return LibraryTooltip ? <LibraryTooltip {...props} /> : null;
}

function isByKeyboard(element: HTMLElement): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    // The browser cannot tell the difference.
    return true;
  }
}
