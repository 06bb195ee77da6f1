import type { EntityName } from './endpoint.ts';
import type { ImpersonationMode } from './impersonation-modes.ts';
import type { PermissionName } from './permissions.ts';
import type { Scope } from './scopes.ts';
import type { Audience, Role } from './roles.ts';
import type { BroughtRoute } from './released-route.ts';

/** The person, role and permissions that every remote works with, from `GET /auth/session`. */
export interface PlatformSession {
  readonly user: {
    readonly id: string;
    readonly displayName: string;
    readonly firstName: string;
    readonly email: string;
    readonly timeZone: string;
    readonly locale: string;
    readonly timeFormat: 'h12' | 'h24';
  };
  readonly assignmentId: string;
  readonly role: Role;
  readonly audience: Exclude<Audience, 'guest'>;
  readonly companyName: string | null;
  readonly permissions: Readonly<Partial<Record<PermissionName, Scope>>>;
  readonly csrfToken: string;
  /** Whether the person has other roles to switch to; missing in older shells. */
  readonly hasOtherRoles?: boolean;
  /** Set during impersonation: changes are limited or not allowed. */
  readonly impersonation?: { readonly mode: ImpersonationMode; readonly targetName: string } | null;
}

/** Facts exchanged between remotes and tabs. They carry no data, only what became stale. */
export interface PlatformEvents {
  'entity.changed': { entity: EntityName; id?: string };
  /** A notification for this user arrived; screens read it by its id. */
  'notification.arrived': { id: string };
  /** Candidates of this job were moved, added or removed. */
  'pipeline.changed': { jobId: string };
  'session.changed': { reason: 'signed-out' | 'role-switched' | 'refreshed' };
}

export interface PlatformBus {
  emit<K extends keyof PlatformEvents>(event: K, payload: PlatformEvents[K]): void;
  /** Subscribes to own events and those of other tabs. Returns the unsubscribe function. */
  on<K extends keyof PlatformEvents>(
    event: K,
    listener: (payload: PlatformEvents[K]) => void,
  ): () => void;
}

export interface PlatformLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Panels that the shell opens over any page, by their query keys. */
export const shellPanels = ['account', 'notifications'] as const;
export type ShellPanel = (typeof shellPanels)[number];

/** Location of unsaved input, which decides which URL changes would lose it. */
export interface BlockOptions {
  /** The input is in a shell panel: closing or changing the panel loses it. */
  readonly panel?: ShellPanel;
  /** The page keeps the input whatever its query is. */
  readonly survivesQuery?: boolean;
  /** The remote asks about it just now: nothing else asks, and Back stays until it is answered. */
  readonly asked?: boolean;
}

/** Unsaved input of a form. */
export interface KeptDraft {
  readonly at: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Form drafts on this device, only of the current person and role. */
export interface PlatformDrafts {
  /** `form` names form and record. Returns null if there is no draft. */
  read(form: string): Promise<KeptDraft | null>;
  keep(form: string, values: Record<string, unknown>): Promise<void>;
  remove(form: string): void;
}

/**
 * The API that the shell passes to every remote on mount. Additive changes only; a breaking change
 * becomes a separate `PlatformV2`.
 */
export interface PlatformV1 {
  readonly version: 1;
  /**
   * Null on visitor pages. A renewed session of the same person and role replaces this object, so
   * read the CSRF token only when it is needed.
   */
  readonly session: PlatformSession | null;
  /**
   * Calls the listener when another `session` replaces this one. Returns the unsubscribe function.
   */
  onSession?(listener: () => void): () => void;
  readonly bus: PlatformBus;
  /**
   * Navigates to a path of the product; asks first if there is unsaved input. `replace` adds no
   * history entry; `state` is attached to the entry.
   */
  navigate(to: string, options?: { replace?: boolean; state?: unknown }): void;
  location(): PlatformLocation;
  /**
   * Guards unsaved input: navigating and closing ask first. Returns the function that lifts the
   * guard.
   */
  block(reason: string, options?: BlockOptions): () => void;
  notify(message: {
    kind: 'success' | 'info' | 'error';
    text: string;
    /** Shown for ten seconds. */
    undo?: () => void | Promise<void>;
  }): void;
  /** Removes an error that was shown by `notify` and is no longer true. */
  retract?(text: string): void;
  reportError(error: unknown, context?: Record<string, string>): void;
  /**
   * Asks for the password or a code again before a sensitive action. Returns the CSRF token of the
   * renewed session, or null if the person cancels.
   */
  reauthenticate?(): Promise<string | null>;
  /** Opens the person's own account over the page. Absent if there is none to open. */
  openAccount?(): void;
  /** Absent for visitors, during impersonation, and if the browser cannot encrypt. */
  readonly drafts?: PlatformDrafts;
  /** Aborted when the remote is unmounted. */
  readonly signal: AbortSignal;
  /**
   * The same object for every visit of the same user in the same role; aborted when the user, the
   * role or the session changes. State that a remote keeps beyond a visit ends with it at the
   * latest; without it, a remote keeps nothing.
   */
  readonly workSignal?: AbortSignal;
}

/** One released remote, as listed by `GET /remotes`. */
export interface RemoteRelease {
  name: string;
  build: string;
  manifestUrl: string;
  routePrefixes: string[];
  /** Screens added by the build, beside those of the contracts' tables. */
  routes: readonly BroughtRoute[];
}
