import type { DemoAccount } from '../domain.ts';

/** Messages from a worker to its parent. */
export type FromWorker =
  | { readonly kind: 'ready'; readonly accounts: readonly DemoAccount[] }
  /** The worker serves the connection now, and the parent may drop it. */
  | { readonly kind: 'taken'; readonly connection: number }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'changed'; readonly collections: readonly string[] }
  | { readonly kind: 'metrics-asked'; readonly question: number };

/** Messages from the parent to a worker. */
export type ToWorker =
  | { readonly kind: 'changed'; readonly collections: readonly string[] }
  /** Sent together with the socket. */
  | { readonly kind: 'connection'; readonly connection: number }
  | { readonly kind: 'metrics'; readonly question: number; readonly text: string | null };

/** Variable with which a worker gets the address of its parent's database. */
export const embeddedUriVariable = 'MUSTER_EMBEDDED_URI';
