import { reasonContexts, type CatalogueReason, type reasonEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Service } from '../../http/mount.ts';
import { findPeople } from '../../identity/people/people.ts';
import { ReasonModel, type ReasonRecord } from './reason.model.ts';

/** Returns every reason, active or not, by context in their order. */
export const readReasonCatalogue: Service<typeof reasonEndpoints.catalogue> = async () => ({
  data: await showReasons(await ReasonModel.find({ deletedAt: null }).lean()),
});

/** Returns reasons as editors of the catalogue read them. */
export async function showReasons(
  reasons: readonly ReasonRecord[],
  session: ClientSession | null = null,
): Promise<CatalogueReason[]> {
  const people = await findPeople(
    reasons.map(({ updatedBy }) => updatedBy),
    session,
  );
  return reasons.toSorted(inOrder).map((reason) => ({
    id: reason._id.toHexString(),
    context: reason.context,
    side: reason.side,
    label: reason.label,
    requiresNote: reason.requiresNote,
    coolDownDays: reason.coolDownDays,
    defaultTemplateId: reason.defaultTemplateId?.toHexString() ?? null,
    isActive: reason.isActive,
    updatedAt: reason.updatedAt.toISOString(),
    updatedBy: people.ref(reason.updatedBy),
    version: reason.version,
  }));
}

export async function showReason(
  reason: ReasonRecord,
  session: ClientSession | null = null,
): Promise<CatalogueReason> {
  const [shown] = await showReasons([reason], session);
  if (!shown) throw new Error('The reason was not shown');
  return shown;
}

const inOrder = (a: ReasonRecord, b: ReasonRecord): number =>
  reasonContexts.indexOf(a.context) - reasonContexts.indexOf(b.context) || a.sort - b.sort;
