import type { BulkItem, BulkOutcome, OperationKind, PermissionName } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../auth/actor.ts';
import type { Tx } from '../db/unit-of-work.ts';
import type { ListSource } from '../lists/list-source.ts';

/** The result for one record. `undo` holds the data needed to revert it. */
export interface BulkDone {
  readonly outcome: BulkOutcome;
  readonly code: string | null;
  readonly undo?: unknown;
}

/** A bulk action with its parameters, for one actor; created again when it resumes. */
export interface BulkWork {
  /** Predicts the result for these records with the guards of `run`; changes nothing. */
  check(ids: readonly string[]): Promise<readonly BulkItem[]>;
  /** Applies it to one record. @throws AppError with the reason if it cannot */
  run(tx: Tx, id: string): Promise<BulkDone>;
  /**
   * Reverts it, as far as others have not changed the record since. @throws AppError with the
   * reason if it cannot
   */
  undo(tx: Tx, id: string, undo: unknown): Promise<BulkDone>;
  /** Runs once for all changed records. */
  tell?(tx: Tx, ids: readonly Types.ObjectId[]): Promise<void>;
}

/** An action on many records of a list; its domain declares it as `bulk`. */
export interface BulkAction<Params = unknown> {
  readonly kind: OperationKind;
  readonly permission: PermissionName;
  /** The list whose rows are selected. */
  readonly source: ListSource;
  /** @throws AppError if its target does not exist or is out of the actor's reach */
  prepare(actor: Actor, params: Params): Promise<BulkWork>;
  /** Returns the name of its target, as far as the actor may read it. */
  targetOf(actor: Actor, params: Params): Promise<string | null>;
  /** Returns the names of those records that the actor may see. */
  namesOf(actor: Actor, ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, string>>;
}

/** Every bulk action, by kind. */
export type BulkActions = ReadonlyMap<OperationKind, BulkAction>;

/** Returns the bulk actions of the given domains. */
export const bulkActionsOf = (
  domains: readonly { readonly bulk?: readonly BulkAction[] }[],
): BulkActions =>
  new Map(domains.flatMap(({ bulk }) => bulk ?? []).map((action) => [action.kind, action]));
