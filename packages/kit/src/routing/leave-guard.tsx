import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmModal, useT } from '@muster/ui';
import { kitMessages } from '../messages/kit-messages.ts';
import { usePlatform } from '../platform/platform-context.tsx';

interface LeaveGuard {
  /** Guards until the returned function is called. */
  add(reason: string): () => void;
  /** Runs `go` at once, or after the person agreed to lose what is not saved. */
  leave(go: () => void): void;
  /** Lifts all guards and runs `go`: what was typed has been saved. */
  leaveSaved(go: () => void): void;
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
  const guards = useRef(new Map<() => void, string>());
  const asking = useRef(false);
  const [question, setQuestion] = useState<{ go: () => void; reason: string } | null>(null);
  // One Esc reaches the question and the drawer beneath it; until the next paint it counts once.
  useEffect(() => {
    asking.current = question !== null;
  }, [question]);

  const add = useCallback(
    (reason: string) => {
      const unblock = platform.block(reason);
      const release = () => {
        guards.current.delete(release);
        unblock();
      };
      guards.current.set(release, reason);
      return release;
    },
    [platform],
  );
  const leave = useCallback((go: () => void) => {
    const reason = [...guards.current.values()].at(-1);
    if (reason === undefined) go();
    else if (!asking.current) setQuestion({ go, reason });
  }, []);
  const leaveSaved = useCallback((go: () => void) => {
    for (const release of [...guards.current.keys()]) release();
    go();
  }, []);
  const guard = useMemo(() => ({ add, leave, leaveSaved }), [add, leave, leaveSaved]);

  function discard() {
    setQuestion(null);
    if (question) leaveSaved(question.go);
  }

  return (
    <LeaveGuardContext value={guard}>
      {children}
      {/* Mounted with the question, so that it comes after, and above, the drawer beneath. */}
      {question && (
        <ConfirmModal
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

/**
 * Guards unsaved input while `dirty`.
 * @returns lifts the guard at once; call it when the input has been saved and the page moves on
 */
export function useUnsavedGuard(dirty: boolean, reason?: string): () => void {
  const t = useT(kitMessages);
  const guard = use(LeaveGuardContext);
  const platform = usePlatform();
  const release = useRef<() => void>(undefined);
  const text = reason ?? t('leave.text');
  useEffect(() => {
    if (!dirty) return undefined;
    const lift = guard ? guard.add(text) : platform.block(text);
    release.current = lift;
    return lift;
  }, [dirty, text, guard, platform]);
  return useCallback(() => release.current?.(), []);
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
