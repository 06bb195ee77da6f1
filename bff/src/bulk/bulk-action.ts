import type { BulkItem, BulkOutcome, OperationKind, PermissionName } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../auth/actor.ts';
import type { Tx } from '../db/unit-of-work.ts';
import type { ListSource } from '../lists/list-source.ts';

/** What became of one record. `undo` is what taking it back needs to know. */
export interface BulkDone {
  readonly outcome: BulkOutcome;
  readonly code: string | null;
  readonly undo?: unknown;
}

/** A bulk action with what it was asked for, for one actor; made anew when it goes on. */
export interface BulkWork {
  /** What would become of these records, by the guards of `run`; nothing is changed. */
  check(ids: readonly string[]): Promise<readonly BulkItem[]>;
  /** Does it to one record. @throws AppError why not */
  run(tx: Tx, id: string): Promise<BulkDone>;
  /**
   * Reverts it, as far as the record has not been changed by others since. @throws AppError why not
   */
  undo(tx: Tx, id: string, undo: unknown): Promise<BulkDone>;
  /** What follows once for all records that it was done to. */
  tell?(tx: Tx, ids: readonly Types.ObjectId[]): Promise<void>;
}

/** Something that is done to many records of a list; its domain declares it as `bulk`. */
export interface BulkAction<Params = unknown> {
  readonly kind: OperationKind;
  readonly permission: PermissionName;
  /** The list whose rows are selected. */
  readonly source: ListSource;
  /** @throws AppError when what it is about is gone, or out of the actor's reach */
  prepare(actor: Actor, params: Params): Promise<BulkWork>;
  /** The person or record it is about, in words that the actor may read. */
  targetOf(actor: Actor, params: Params): Promise<string | null>;
  /** The names of those of these records that the actor may see. */
  namesOf(actor: Actor, ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, string>>;
}

/** Every bulk action, by kind. */
export type BulkActions = ReadonlyMap<OperationKind, BulkAction>;

/** The bulk actions of the domains at hand. */
export const bulkActionsOf = (
  domains: readonly { readonly bulk?: readonly BulkAction[] }[],
): BulkActions =>
  new Map(domains.flatMap(({ bulk }) => bulk ?? []).map((action) => [action.kind, action]));
