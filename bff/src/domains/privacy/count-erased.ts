import { erasedKinds, type AnonymiseEffects, type ErasedKind } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { PersonalRecords } from '../../personal/personal-records.ts';

/** How much of each kind would go, as far as people are told of it; what there is none of is absent. */
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
