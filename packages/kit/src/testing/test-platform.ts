import { act } from '@testing-library/react';
import type { PlatformSession, PlatformV1 } from '@muster/contracts';
import { createBlocker } from '../platform/blocker.ts';
import { createNavigation } from '../platform/navigation.ts';
import { recordingBus, type RecordedEvent } from './recording-bus.ts';

type Notice = Parameters<PlatformV1['notify']>[0];

/** A platform that works on the test's own history and remembers what remotes asked of it. */
export interface TestPlatform extends PlatformV1 {
  readonly events: readonly RecordedEvent[];
  readonly notices: readonly Notice[];
  readonly errors: readonly unknown[];
  /** Every address navigated to, including those inside the remote. */
  readonly visited: readonly string[];
  /** The reason why leaving would lose something; null if nothing would be lost. */
  unsaved(): string | null;
  /** Whether the remote asks about it just now, so that the shell does not. */
  isAsked(): boolean;
  /** Replaces the session by a renewed one of the same user. */
  renewSession(next: PlatformSession): void;
  /** Does what the shell does when the remote is unmounted. */
  unmount(): void;
}

/**
 * Makes a {@link TestPlatform}.
 * @param confirmLeave answers the shell's "Leave without saving?"; yes unless given
 * @param workSignal for tests of what outlives a visit; unless given, nothing does
 */
export function testPlatform({
  session = null,
  confirmLeave = () => true,
  workSignal,
  drafts,
}: {
  session?: PlatformSession | null;
  confirmLeave?: () => boolean;
  workSignal?: AbortSignal;
  drafts?: PlatformV1['drafts'];
} = {}): TestPlatform {
  const bus = recordingBus();
  const blocker = createBlocker();
  const controller = new AbortController();
  const notices: Notice[] = [];
  const errors: unknown[] = [];
  const visited: string[] = [];
  const followers = new Set<() => void>();
  let current = session;
  const navigation = createNavigation({
    blocker,
    confirmLeave: () => Promise.resolve(confirmLeave()),
    announced: false,
  });
  return {
    version: 1,
    get session() {
      return current;
    },
    onSession(listener) {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    renewSession(next) {
      current = next;
      for (const follower of followers) follower();
    },
    bus,
    events: bus.events,
    notices,
    errors,
    visited,
    location: navigation.location,
    navigate(to, options) {
      visited.push(to);
      navigation.navigate(to, options);
    },
    block: (reason, options) => blocker.block(reason, options),
    unsaved: () => blocker.reason(),
    isAsked: () => blocker.isAsked(),
    notify: (notice) => void notices.push(pressable(notice)),
    reportError: (error) => void errors.push(error),
    signal: controller.signal,
    workSignal,
    ...(drafts && { drafts }),
    unmount: () => controller.abort(),
  };
}

/** Wraps the undo of a notice in `act`, so that a test sees its effects after awaiting it. */
function pressable(notice: Notice): Notice {
  const { undo } = notice;
  return undo ? { ...notice, undo: () => act(async () => undo()) } : notice;
}
