import { erasedKinds, type AnonymiseEffects, type ErasedKind } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { PersonalRecords } from '../../personal/personal-records.ts';

/** Counts what would be erased, by kind, as far as users see it; kinds without data are absent. */
export async function countErased(
  personal: readonly PersonalRecords[],
  candidateId: Types.ObjectId,
): Promise<AnonymiseEffects['counts']> {
  const counts = await Promise.all(
    erasedKinds.map(async (kind: ErasedKind) => ({
      kind,
      count: (await personal.find(({ name }) => name === kind)?.count?.(candidateId)) ?? 0,
    })),
  );
  return counts.filter(({ count }) => count > 0);
}
