import type { EntityName } from './endpoint.ts';
import type { ImpersonationMode } from './impersonation-modes.ts';
import type { PermissionName } from './permissions.ts';
import type { Scope } from './scopes.ts';
import type { Audience, Role } from './roles.ts';
import type { BroughtRoute } from './released-route.ts';

/** The person, role and rights that every remote works with. Comes from `GET /auth/session`. */
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
  /** Whether the person could work in another role instead; shells of before did not say. */
  readonly hasOtherRoles?: boolean;
  /** Set during impersonation: changes are limited or not allowed. */
  readonly impersonation?: { readonly mode: ImpersonationMode; readonly targetName: string } | null;
}

/** Facts that remotes and tabs tell each other. Data never travels, only what became stale. */
export interface PlatformEvents {
  'entity.changed': { entity: EntityName; id?: string };
  /** A message for this user arrived; screens read it by its id. */
  'notification.arrived': { id: string };
  /** Candidates of this job were moved, added or removed. */
  'pipeline.changed': { jobId: string };
  'session.changed': { reason: 'signed-out' | 'role-switched' | 'refreshed' };
}

export interface PlatformBus {
  emit<K extends keyof PlatformEvents>(event: K, payload: PlatformEvents[K]): void;
  /** Returns the function that ends the subscription. Own events and those of other tabs arrive. */
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

/** The panels that the shell opens over any page, by their keys in the query. */
export const shellPanels = ['account', 'notifications'] as const;
export type ShellPanel = (typeof shellPanels)[number];

/** Where unsaved input lives, and so which changes of the address would lose it. */
export interface BlockOptions {
  /** A panel of the shell holds it: closing or changing the panel loses it. */
  readonly panel?: ShellPanel;
  /** The page keeps it whatever its query says. */
  readonly survivesQuery?: boolean;
  /** The remote asks about it just now: nothing else asks, and Back stays until it is answered. */
  readonly asked?: boolean;
}

/** What was typed into a form and not saved. */
export interface KeptDraft {
  readonly at: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Drafts of forms on this device, of the person and the role at work alone. */
export interface PlatformDrafts {
  /** `form` names form and record. Null where nothing is kept. */
  read(form: string): Promise<KeptDraft | null>;
  keep(form: string, values: Record<string, unknown>): Promise<void>;
  remove(form: string): void;
}

/**
 * What the shell hands to every remote when it mounts. Additive changes only; a breaking change
 * is a `PlatformV2` beside it.
 */
export interface PlatformV1 {
  readonly version: 1;
  /**
   * Null on pages for visitors. A renewed session of the same person and role takes its place:
   * read the CSRF token when it is needed.
   */
  readonly session: PlatformSession | null;
  /** Calls back when another `session` took its place. Returns the function that ends it. */
  onSession?(listener: () => void): () => void;
  readonly bus: PlatformBus;
  /**
   * Goes to a path of the product, after asking where input is unsaved. `replace` leaves no entry
   * in the history; `state` travels with the entry.
   */
  navigate(to: string, options?: { replace?: boolean; state?: unknown }): void;
  location(): PlatformLocation;
  /** Guards unsaved input: navigation and closing ask first. Returns the function that lifts it. */
  block(reason: string, options?: BlockOptions): () => void;
  notify(message: {
    kind: 'success' | 'info' | 'error';
    text: string;
    /** Shown for ten seconds. */
    undo?: () => void | Promise<void>;
  }): void;
  reportError(error: unknown, context?: Record<string, string>): void;
  /**
   * Asks for password or code again, before something sensitive. Answers the CSRF token of the
   * renewed session, or null when the person gives up.
   */
  reauthenticate?(): Promise<string | null>;
  /** Opens the person's own account over the page. Absent where there is none to open. */
  openAccount?(): void;
  /** Absent for visitors, while acting as another person, and where the browser cannot encrypt. */
  readonly drafts?: PlatformDrafts;
  /** Aborted when the remote is unmounted. */
  readonly signal: AbortSignal;
  /**
   * The same object for every visit of the same user in the same role; aborted when the user, the
   * role or the session changes. What a remote keeps beyond a visit ends with it at the latest;
   * without it, nothing is kept.
   */
  readonly workSignal?: AbortSignal;
}

/** One released remote, as `GET /remotes` lists it. */
export interface RemoteRelease {
  name: string;
  build: string;
  manifestUrl: string;
  routePrefixes: string[];
  /** Screens that the build brings along, beside those of the contracts' tables. */
  routes: readonly BroughtRoute[];
}
