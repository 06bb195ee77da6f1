import { assignRef, useId, useMergedRef, useUncontrolled } from '@mantine/hooks';
import {
  cloneElement,
  createContext,
  useContext,
  useLayoutEffect,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { library, preloadLibrary } from './library-part.ts';
import { useOpenedPart } from './opened-part.ts';

type Library = NonNullable<ReturnType<typeof library.atHand>>;

export interface Opening {
  /** Without it the button opens and closes the panel. */
  opened?: boolean;
  onChange?: (opened: boolean) => void;
}

interface Anchor {
  id: string;
  isOpen: boolean;
  isControlled: boolean;
  change: (opened: boolean) => void;
  element: HTMLElement | null;
  setElement: (element: HTMLElement | null) => void;
  /** Loaded from the first opening on. */
  parts: Library | null;
}

const AnchorContext = createContext<Anchor | null>(null);

/** State shared by a button and its panel. */
export function useAnchor(): Anchor {
  const anchor = useContext(AnchorContext);
  if (!anchor) throw new Error('A part of a menu or a popover stands outside of one');
  return anchor;
}

/** Around a button and a panel, of which the second is drawn once it is wanted. */
export function AnchorRoot({ opened, onChange, children }: Opening & { children: ReactNode }) {
  const id = useId();
  const [isOpen, change] = useUncontrolled({ value: opened, finalValue: false, onChange });
  const [element, setElement] = useState<HTMLElement | null>(null);
  const parts = useOpenedPart(library, isOpen, () => change(false));
  const isControlled = opened !== undefined;
  return (
    <AnchorContext value={{ id, isOpen, isControlled, change, element, setElement, parts }}>
      {children}
    </AnchorContext>
  );
}

type Button = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement>; 'data-expanded'?: true };

export interface AnchorTargetProps {
  popup: 'menu' | 'dialog';
  /** Whether a click opens and closes; else the button does so itself. */
  toggles: boolean;
  /** One element, which passes on its props and its `ref`. */
  children: ReactElement<Button>;
}

/** The button: it is drawn once, and stays what it is when the panel comes. */
export function AnchorTarget({ popup, toggles, children }: AnchorTargetProps) {
  const { id, isOpen, change, setElement, parts } = useAnchor();
  const own = children.props;
  const ref = useMergedRef(setElement, own.ref);
  return cloneElement(children, {
    id,
    ref,
    'aria-haspopup': popup,
    'aria-expanded': isOpen,
    'aria-controls': isOpen && parts ? `${id}-dropdown` : undefined,
    'data-expanded': isOpen || undefined,
    onClick(event: MouseEvent<HTMLElement>) {
      own.onClick?.(event);
      if (toggles) change(!isOpen);
    },
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      own.onPointerEnter?.(event);
      preloadLibrary();
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      own.onFocus?.(event);
      preloadLibrary();
    },
  });
}

/** Stands for the button where the library looks for it, so that it lays the panel beside that. */
export function Standing(props: { onStanding: (stands: boolean) => void; ref?: Ref<HTMLElement> }) {
  const { onStanding, ref } = props;
  const { element } = useAnchor();
  useLayoutEffect(() => {
    assignRef(ref, element);
    onStanding(element !== null);
    return () => void assignRef(ref, null);
  }, [ref, element, onStanding]);
  return null;
}

/** What the library is told: it opens once it knows its place, and so notes where the focus was. */
export function useStanding() {
  const { id, isOpen, change } = useAnchor();
  const [stands, onStanding] = useState(false);
  return { panel: { id, opened: isOpen && stands, onChange: change }, onStanding };
}
