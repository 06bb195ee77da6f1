import type { DemoAccount } from '../domain.ts';

/** What a worker tells its parent. */
export type FromWorker =
  | { readonly kind: 'ready'; readonly accounts: readonly DemoAccount[] }
  /** It serves the connection now, and the parent may forget it. */
  | { readonly kind: 'taken'; readonly connection: number }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'changed'; readonly collections: readonly string[] }
  | { readonly kind: 'metrics-asked'; readonly question: number };

/** What the parent tells a worker. */
export type ToWorker =
  | { readonly kind: 'changed'; readonly collections: readonly string[] }
  /** Comes with the socket. */
  | { readonly kind: 'connection'; readonly connection: number }
  | { readonly kind: 'metrics'; readonly question: number; readonly text: string | null };

/** How a worker learns of the database that its parent has started. */
export const embeddedUriVariable = 'MUSTER_EMBEDDED_URI';
