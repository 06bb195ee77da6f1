import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

/** Guard of the application for unsaved input; without one, overlays close without asking. */
export interface UnsavedInputGuard {
  /** Guards until the returned function is called. */
  hold(): () => void;
  /** Runs `go` after the user agrees to lose unsaved input. */
  leave(go: () => void): void;
}

const GuardContext = createContext<UnsavedInputGuard | null>(null);

/** Provides the guard for unsaved input to all overlays below. */
export function UnsavedInputProvider(props: { value: UnsavedInputGuard; children: ReactNode }) {
  return <GuardContext value={props.value}>{props.children}</GuardContext>;
}

interface OverlayInput {
  /** Counts one field as changed until the returned function is called. */
  changed(field: string): () => void;
  close(): void;
}

const OverlayContext = createContext<OverlayInput | null>(null);
/** Fields of an overlay report changes to it; buttons inside close the overlay through it. */
export const OverlayInputProvider = OverlayContext.Provider;

interface GuardedOverlay {
  opened: boolean;
  onClose: () => void;
  unsaved?: boolean | undefined;
}

/**
 * Guards an overlay: it is unsaved if its owner says so or while any field in it differs from its
 * initial value, and every way of closing it asks first. The unsaved state is kept outside React's
 * state: on a busy page Esc may be handled before the next render, and the text would be lost.
 */
export function useGuardedOverlay({ opened, onClose, unsaved = false }: GuardedOverlay) {
  const guard = use(GuardContext);
  const latest = useRef({ opened, onClose, unsaved, guard });
  const [overlay] = useState(() => {
    const fields = new Set<string>();
    let release: (() => void) | undefined;
    const isUnsaved = () => latest.current.opened && (latest.current.unsaved || fields.size > 0);
    const lift = () => {
      release?.();
      release = undefined;
    };
    const hold = () => {
      if (!isUnsaved()) lift();
      else release ??= latest.current.guard?.hold();
    };
    const changed = (field: string) => {
      fields.add(field);
      hold();
      return () => {
        fields.delete(field);
        hold();
      };
    };
    const close = () => {
      const { guard: asking, onClose: go } = latest.current;
      if (isUnsaved() && asking) asking.leave(go);
      else go();
    };
    return { close, hold, lift, input: { changed, close } };
  });
  useLayoutEffect(() => {
    latest.current = { opened, onClose, unsaved, guard };
    overlay.hold();
  });
  useLayoutEffect(
    () => () => {
      // Fields inside report after this, one by one; a closed overlay must not set the guard again.
      latest.current = { ...latest.current, opened: false };
      overlay.lift();
    },
    [overlay, guard],
  );
  return overlay;
}

/** Reports a field to the surrounding overlay, if there is one, while the field is changed. */
export function useOverlayField(isChanged: boolean): void {
  const field = useId();
  const changed = use(OverlayContext)?.changed;
  useLayoutEffect(() => (isChanged ? changed?.(field) : undefined), [isChanged, changed, field]);
}

/**
 * Returns a function that closes the surrounding overlay; it asks first if there is unsaved input.
 */
export function useCloseOverlay(): () => void {
  const overlay = use(OverlayContext);
  if (!overlay) throw new Error('useCloseOverlay: there is no overlay around');
  return overlay.close;
}

/** Returns whether the component is inside a drawer or modal. */
export const useIsInOverlay = (): boolean => use(OverlayContext) !== null;
