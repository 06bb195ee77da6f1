import { normaliseEmail } from '@muster/contracts';
import { createHash } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import type { Tx } from '../db/unit-of-work.ts';
import {
  SuppressionModel,
  suppressionReasons,
  type SuppressionReason,
} from './suppression.model.ts';

const keyOf = (email: string, reason: SuppressionReason): string =>
  `${createHash('sha256').update(normaliseEmail(email)).digest('hex')}:${reason}`;

/** Puts an address on the suppression list; it stays there until a person removes it. */
export async function suppressAddress(
  { session, at }: Pick<Tx, 'session' | 'at'>,
  email: string,
  reason: SuppressionReason,
): Promise<void> {
  await SuppressionModel.updateOne(
    { _id: keyOf(email, reason) },
    { $setOnInsert: { reason, at } },
    { upsert: true, session },
  );
}

/** Removes an address from the list; an entry for the other reason stays. */
export async function openAddress(
  { session }: Pick<Tx, 'session'>,
  email: string,
  reason: SuppressionReason,
): Promise<void> {
  await SuppressionModel.deleteOne({ _id: keyOf(email, reason) }, { session });
}

/** {@link suppressionsOf} for many addresses with one query, by address. */
export async function suppressionsOfAll(
  emails: readonly string[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, ReadonlySet<SuppressionReason>>> {
  const keys = new Map(
    emails.flatMap((email) =>
      suppressionReasons.map((reason) => [keyOf(email, reason), { email, reason }] as const),
    ),
  );
  const rows = await SuppressionModel.find(
    { _id: { $in: [...keys.keys()] } },
    { _id: 1 },
    { session },
  ).lean();
  const found = new Map<string, Set<SuppressionReason>>();
  for (const { _id } of rows) {
    const key = keys.get(_id);
    if (key) found.set(key.email, (found.get(key.email) ?? new Set()).add(key.reason));
  }
  return found;
}

/** Returns why an address is suppressed: it unsubscribed, or it does not exist. */
export async function suppressionsOf(
  email: string,
  session: ClientSession | null = null,
): Promise<ReadonlySet<SuppressionReason>> {
  const rows = await SuppressionModel.find(
    { _id: { $in: suppressionReasons.map((reason) => keyOf(email, reason)) } },
    { reason: 1 },
    { session },
  ).lean();
  return new Set(rows.map(({ reason }) => reason));
}
