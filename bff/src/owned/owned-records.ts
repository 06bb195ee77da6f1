import { ownedKinds, type OwnedKind, type PermissionName } from '@muster/contracts';
import type { ClientSession, Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { audit, changesBetween } from '../audit/audit.service.ts';
import type { RecordFields } from '../db/record-fields.ts';
import type { Tx } from '../db/unit-of-work.ts';
import type { Actor } from '../auth/actor.ts';
import { updateVersioned } from '../db/versioned-update.ts';
import type { StaffMember } from '../identity/people/people.ts';
import { holdsInSomeRole } from '../identity/people/require-colleague.ts';
import { provided } from '../provided.ts';
import { amongSome, listHeld, type HeldList, type ListHeld } from './held-list.ts';

/** Records owned by a staff member, which get a new owner when the member leaves. */
export interface OwnedRecords {
  readonly kind: OwnedKind;
  /** Returns the number of live records that the user holds. */
  count(userId: Types.ObjectId, session?: ClientSession | null): Promise<number>;
  /** Returns those that the reader may know of. */
  list(actor: Actor, userId: Types.ObjectId): Promise<HeldList>;
  /** Checks whether a colleague may take over all or some records of a user. */
  mayHold(
    tx: Pick<Tx, 'session'>,
    to: StaffMember,
    from: Types.ObjectId,
    some?: readonly Types.ObjectId[],
  ): Promise<boolean>;
  /** Transfers all or some of them inside the transaction; audited by the domain that owns them. */
  reassign(
    tx: Tx,
    from: Types.ObjectId,
    to: Types.ObjectId,
    some?: readonly Types.ObjectId[],
  ): Promise<number>;
}

/** The kinds of owned records that the domains name. */
export const ownedRecords = provided<readonly OwnedRecords[]>('Records with owners');

/** Returns the owned records of all domains. */
export const allOwned = (): readonly OwnedRecords[] => ownedRecords.read();

interface HeldRecords<T extends RecordFields> {
  kind: OwnedKind;
  model: Model<T>;
  /**
   * Fields that name a record's holders, with the permission that a holder needs in one of their
   * roles.
   */
  holders: Partial<Record<keyof T & string, PermissionName>>;
  /** Filter for records that still have an owner. */
  live: QueryFilter<T>;
  entity: string;
  /** The change's name in the audit log. */
  action: string;
  /** Returns the company of the record, if it belongs to one. */
  companyIdOf?: (record: T) => Types.ObjectId;
  /** Returns further fields computed from the record with its new holders. */
  follow?: (record: T) => Partial<T>;
  /** Further effects, in the same transaction. */
  then?: (tx: Tx, before: T, after: T) => void | Promise<void>;
  list: ListHeld<T>;
}

/** {@link OwnedRecords} with holders in the records' own fields. */
export function heldRecords<T extends RecordFields>({
  kind,
  model,
  holders,
  live,
  entity,
  action,
  companyIdOf,
  follow,
  then,
  list,
}: HeldRecords<T>): OwnedRecords {
  const fields = Object.keys(holders) as (keyof T & string)[];
  const heldBy = (userId: Types.ObjectId, by = fields) =>
    ({
      $and: [live, { deletedAt: null, $or: by.map((field) => ({ [field]: userId })) }],
    }) as QueryFilter<T>;
  return {
    kind,
    count: (userId, session = null) => model.countDocuments(heldBy(userId)).session(session),
    list: (actor, userId) => listHeld(model, heldBy(userId), actor, list),
    mayHold: async ({ session }, to, from, some) => {
      const beyond = fields.filter((field) => !holdsInSomeRole(to, holders[field]!));
      const found =
        beyond.length > 0 &&
        (await model.exists(amongSome(heldBy(from, beyond), some)).session(session));
      return !found;
    },
    reassign: async (tx, from, to, some) => {
      const held = await model
        .find(amongSome(heldBy(from), some), null, { session: tx.session })
        .lean();
      for (const record of held) {
        const given = Object.fromEntries(
          fields.filter((field) => from.equals(record[field] as never)).map((one) => [one, to]),
        ) as Partial<T>;
        const changes = { ...given, ...follow?.({ ...record, ...given }) };
        const paths = Object.keys(changes) as (keyof T & string)[];
        const { before, after } = await updateVersioned<T>(tx, model, {
          filter: { _id: record._id } as QueryFilter<T>,
          base: record.version,
          paths,
          apply: () => ({ $set: changes }) as UpdateQuery<T>,
        });
        await audit(tx, {
          action,
          entity,
          entityId: after._id,
          companyId: companyIdOf?.(after) ?? null,
          changes: changesBetween<T>(before, after, paths),
        });
        await then?.(tx, before, after);
      }
      return held.length;
    },
  };
}

export type OwnedCounts = Record<OwnedKind, number>;

/** Counts a user's records by kind. */
export async function countOwnedRecords(
  userId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<OwnedCounts> {
  const counts = Object.fromEntries(ownedKinds.map((kind) => [kind, 0])) as OwnedCounts;
  for (const records of allOwned()) counts[records.kind] = await records.count(userId, session);
  return counts;
}

/** Lists a user's records of one kind, as far as the reader may know of them. */
export const listOwnedRecords = (
  actor: Actor,
  kind: OwnedKind,
  userId: Types.ObjectId,
): Promise<HeldList> => ownedOf(kind).list(actor, userId);

/** Transfers some records of one kind; returns their number. */
export const reassignSome = (
  tx: Tx,
  kind: OwnedKind,
  { from, to, ids }: { from: Types.ObjectId; to: Types.ObjectId; ids: readonly Types.ObjectId[] },
): Promise<number> => ownedOf(kind).reassign(tx, from, to, ids);

function ownedOf(kind: OwnedKind): OwnedRecords {
  const records = allOwned().find((one) => one.kind === kind);
  if (!records) throw new Error(`Nobody owns ${kind}`);
  return records;
}

/** Transfers everything that a user holds to another one; returns the numbers by kind. */
export async function reassignOwnedRecords(
  tx: Tx,
  from: Types.ObjectId,
  to: Types.ObjectId,
): Promise<Partial<OwnedCounts>> {
  const handed: Partial<OwnedCounts> = {};
  for (const records of allOwned()) handed[records.kind] = await records.reassign(tx, from, to);
  return handed;
}
