import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { BlockOptions } from '@muster/contracts';
import { ConfirmModal, UnsavedInputProvider, useT } from '@muster/ui';
import { kitMessages } from '../messages/kit-messages.ts';
import { usePlatform } from '../platform/platform-context.tsx';
import { createGuards } from './guards.ts';

interface LeaveGuard {
  /** Guards until the returned function is called. */
  add(reason: string, options?: BlockOptions): () => void;
  /** Runs `go` at once, or after the user agreed to lose unsaved input. */
  leave(go: () => void): void;
  /** Runs `go` without a question, because the input was saved. */
  leaveSaved(go: () => void): void;
  /** Tells that the input of overlays is saved. */
  saved(): void;
}

const LeaveGuardContext = createContext<LeaveGuard | null>(null);

/**
 * Asks before unsaved input is lost on the ways inside a remote: links, closing an overlay. Going
 * elsewhere (Back, another area, closing the tab) is the shell's to guard, through
 * `platform.block`.
 */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const t = useT(kitMessages);
  const platform = usePlatform();
  const { key } = useLocation();
  const [guards] = useState(() => createGuards((...guarded) => platform.block(...guarded)));
  const asking = useRef(false);
  const agreed = useRef(false);
  const answered = useRef<() => void>(undefined);
  const [question, setQuestion] = useState<{ go: () => void; reason: string } | null>(null);
  const text = t('leave.text');

  // One Esc reaches both the question and the drawer beneath; until the next paint it counts once.
  useEffect(() => {
    asking.current = question !== null;
  }, [question]);

  // Back asks nothing over this question; the shell keeps the page until it is answered.
  const standing = question?.reason ?? null;
  useEffect(() => {
    if (standing === null) return undefined;
    const lift = platform.block(standing, { asked: true });
    answered.current = lift;
    return lift;
  }, [standing, platform]);

  // Input that is still on the page after a move is guarded again.
  useEffect(() => guards.resume(), [guards, key]);

  const ask = useCallback((go: () => void, reason: string | null) => {
    if (reason === null) go();
    else if (!asking.current) setQuestion({ go, reason });
  }, []);

  const guard = useMemo((): LeaveGuard => {
    const leaveSaved = (go: () => void) => {
      guards.suspend();
      go();
    };
    return {
      add: guards.add,
      leave: (go) => (agreed.current ? leaveSaved(go) : ask(() => leaveSaved(go), guards.reason())),
      leaveSaved,
      saved: () => guards.suspend('overlay'),
    };
  }, [guards, ask]);

  // An overlay asks only for its own input; a note beneath it stays guarded.
  const overlays = useMemo(
    () => ({
      hold: () => guards.add(text, {}, 'overlay'),
      leave: (go: () => void) => ask(go, text),
    }),
    [guards, ask, text],
  );

  function discard() {
    setQuestion(null);
    answered.current?.();
    // The way out may ask itself (a routed overlay); the question has been answered.
    agreed.current = true;
    question?.go();
    agreed.current = false;
  }

  return (
    <LeaveGuardContext value={guard}>
      <UnsavedInputProvider value={overlays}>{children}</UnsavedInputProvider>
      {/* Mounted with the question, so that it comes after, and above, the drawer beneath. */}
      {question && (
        <ConfirmModal
          effects={null}
          opened
          onClose={() => setQuestion(null)}
          onConfirm={discard}
          title={t('leave.title')}
          confirmLabel={t('leave.confirm')}
          cancelLabel={t('leave.stay')}
          danger
        >
          {question.reason}
        </ConfirmModal>
      )}
    </LeaveGuardContext>
  );
}

/** The reason of a guard, and the address changes that the form survives. */
export type UnsavedOptions = BlockOptions & { reason?: string };

/**
 * Guards unsaved input while `dirty`.
 * @returns lifts the guard at once; call it when the input has been saved and the page moves on
 */
export function useUnsavedGuard(
  dirty: boolean,
  { reason, panel, survivesQuery }: UnsavedOptions = {},
): () => void {
  const t = useT(kitMessages);
  const guard = use(LeaveGuardContext);
  const platform = usePlatform();
  const release = useRef<() => void>(undefined);
  const text = reason ?? t('leave.text');
  useEffect(() => {
    if (!dirty) return undefined;
    const options = { panel, survivesQuery };
    const lift = guard ? guard.add(text, options) : platform.block(text, options);
    release.current = lift;
    return lift;
  }, [dirty, text, panel, survivesQuery, guard, platform]);
  return useCallback(() => {
    release.current?.();
    guard?.saved();
  }, [guard]);
}

/**
 * Runs a step that leaves the present screen, after asking where something is unsaved; with
 * `saved`, at once.
 */
export function useLeave(): (go: () => void, saved?: boolean) => void {
  const guard = use(LeaveGuardContext);
  return (go, saved = false) => {
    if (!guard) go();
    else if (saved) guard.leaveSaved(go);
    else guard.leave(go);
  };
}
