import type { ReasonContext, ReasonSide } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { HeldValues } from '../../../db/held-values.ts';
import { invalidField } from '../../../http/app-error.ts';
import { ReasonModel, type ReasonRecord } from '../reason.model.ts';
import { shippedReasons } from '../reasons.catalogue.ts';

export type { ReasonRecord };

/**
 * Adds missing shipped reasons; changes by the agency stay: a renamed reason is recognised by its
 * shipped name.
 */
export async function ensureReasons(): Promise<void> {
  const rows = Object.entries(shippedReasons).flatMap(([context, sides]) =>
    Object.entries(sides)
      .flatMap(([side, reasons]) => reasons.map((reason) => ({ side, ...reason })))
      .map(({ side, label, requiresNote = false, coolDownDays = null }, sort) => ({
        shippedKey: shippedKeyOf(context, side, label),
        context: context as ReasonContext,
        side: side as ReasonSide,
        label,
        labelKey: foldText(label),
        requiresNote,
        coolDownDays,
        sort,
      })),
  );
  const known = new Set(await ReasonModel.distinct('shippedKey'));
  const missing = rows.filter(({ shippedKey }) => !known.has(shippedKey));
  if (missing.length === 0) return;
  await ReasonModel.bulkWrite(
    missing.map(({ shippedKey, ...fields }) => {
      const { context, side, labelKey } = fields;
      return {
        updateOne: {
          // For reasons from before the shipped name was stored.
          filter: { context, side, labelKey },
          update: { $set: { shippedKey }, $setOnInsert: fields },
          upsert: true,
          setDefaultsOnInsert: true,
        },
      };
    }),
    { ordered: false },
  );
}

/** Returns the active reasons for one kind of ending, in their order. */
export const reasonsOf = async (context: ReasonContext): Promise<ReasonRecord[]> => [
  ...(await held.get(context, async () =>
    ReasonModel.find({ context, isActive: true, deletedAt: null }).sort({ sort: 1 }).lean(),
  )),
];

/** Pages request them repeatedly; cached as long as names. */
const held = new HeldValues<readonly ReasonRecord[]>({
  collections: [ReasonModel.collection.name],
  heldFor: 5_000,
});

/**
 * Returns the chosen reason, with the note that it requires.
 * @throws AppError VALIDATION_FAILED at `reasonId` or `note`
 */
export async function chosenReason(
  context: ReasonContext,
  { reasonId, note }: { reasonId: string; note: string | null },
  session: ClientSession | null = null,
): Promise<ReasonRecord> {
  const reason = await ReasonModel.findOne(
    { _id: reasonId, context, isActive: true, deletedAt: null },
    null,
    { session },
  ).lean();
  if (!reason) throw invalidField('reasonId', 'NOT_FOUND');
  if (reason.requiresNote && !note) throw invalidField('note', 'REQUIRED');
  return reason;
}

/**
 * Returns the number of days after which a person with this reason should be considered again, if
 * it sets one.
 */
export async function coolDownOf(
  reasonId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<number | null> {
  const reason = await ReasonModel.findById(reasonId, { coolDownDays: 1 }, { session }).lean();
  return reason?.coolDownDays ?? null;
}

const shippedKeyOf = (context: string, side: string, label: string): string =>
  `${context}/${side}/${foldText(label)}`;

const keysOfSearch: ReadonlySet<string> = new Set(
  Object.entries(shippedReasons).flatMap(([context, sides]) =>
    Object.entries(sides).flatMap(([side, reasons]) =>
      reasons
        .filter(({ isOfSearch }) => isOfSearch)
        .map(({ label }) => shippedKeyOf(context, side, label)),
    ),
  ),
);

/**
 * Returns the reason for rejecting the remaining candidates when a job ends: the shipped one,
 * otherwise an agency reason that needs no note, those about the search first; null if the agency
 * has none.
 */
export async function reasonOfEndedJob(
  session: ClientSession | null = null,
): Promise<ReasonRecord | null> {
  const own: ReasonRecord[] = await ReasonModel.find(
    {
      context: 'application_reject',
      side: 'agency',
      requiresNote: false,
      isActive: true,
      deletedAt: null,
    },
    null,
    { session },
  )
    .sort({ sort: 1 })
    .lean();
  const key = shippedKeyOf('application_reject', 'agency', 'Position cancelled');
  return (
    own.find(({ shippedKey }) => shippedKey === key) ??
    own.find(({ shippedKey }) => shippedKey !== null && keysOfSearch.has(shippedKey)) ??
    own[0] ??
    null
  );
}

/** Properties of a reason for reports. */
export interface ReportReason {
  readonly label: string;
  /** "Other", with any continuation and whatever its current name. */
  readonly isOther: boolean;
  readonly isOfSearch: boolean;
}

/** Returns the properties of these reasons for reports, by id; one query. */
export async function reportReasons(
  ids: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, ReportReason>> {
  if (ids.length === 0) return new Map();
  const found = await ReasonModel.find(
    { _id: { $in: [...ids] } },
    { label: 1, labelKey: 1, shippedKey: 1 },
  ).lean();
  return new Map(
    found.map(({ _id, label, labelKey, shippedKey }) => [
      _id.toHexString(),
      {
        label,
        isOther: labelKey.startsWith('other') || (shippedKey?.endsWith('/other') ?? false),
        isOfSearch: shippedKey !== null && keysOfSearch.has(shippedKey),
      },
    ]),
  );
}

/** Returns the names of these reasons, by id, including inactive ones. */
export async function reasonLabels(
  ids: readonly (Types.ObjectId | null)[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, string>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const found = await ReasonModel.find({ _id: { $in: wanted } }, { label: 1 }, { session }).lean();
  return new Map(found.map(({ _id, label }) => [_id.toHexString(), label]));
}
