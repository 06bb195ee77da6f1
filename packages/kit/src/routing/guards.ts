import type { BlockOptions } from '@muster/contracts';

/** Overlays guard what their fields hold; forms guard what they know to be unsaved. */
type GuardKind = 'form' | 'overlay';

interface Guard {
  kind: GuardKind;
  reason: string;
  block: () => () => void;
  /** Lifts the shell's guard; null while this one is suspended. */
  unblock: (() => void) | null;
}

/** The guards of one remote, each registered with the shell as well. */
export interface Guards {
  add(reason: string, options?: BlockOptions, kind?: GuardKind): () => void;
  /** Returns the latest active reason, or null. */
  reason(): string | null;
  /** Lets the next step pass; what is still on the page afterwards is guarded again by `resume`. */
  suspend(kind?: GuardKind): void;
  resume(): void;
}

/** Keeps guards in the order in which they were added. */
export function createGuards(
  block: (reason: string, options?: BlockOptions) => () => void,
): Guards {
  const guards = new Set<Guard>();

  function lift(guard: Guard) {
    guard.unblock?.();
    guard.unblock = null;
  }

  return {
    add(reason, options, kind = 'form') {
      const hold = () => block(reason, options);
      const guard: Guard = { kind, reason, block: hold, unblock: hold() };
      guards.add(guard);
      return () => {
        guards.delete(guard);
        lift(guard);
      };
    },
    reason: () => [...guards].findLast(({ unblock }) => unblock)?.reason ?? null,
    suspend(kind) {
      for (const guard of guards) if (!kind || guard.kind === kind) lift(guard);
    },
    resume() {
      for (const guard of guards) guard.unblock ??= guard.block();
    },
  };
}
