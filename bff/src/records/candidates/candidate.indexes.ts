import type { IndexDefinition, IndexOptions } from 'mongoose';
import { liveOnly } from '../../db/record-fields.ts';
import { anyId, anyMoment, anyText, whereSet } from '../../db/set-values.ts';

/** Keys by which the list sorts; each has an index that also carries the tie-breaking id. */
const sortKeys = [
  'nameKey',
  'status',
  'vettingStatus',
  'englishLevel',
  'rateKey',
  'noticePeriodDays',
  'availableFrom',
  'lastContactedAt',
  'createdAt',
  'updatedAt',
] as const;

/** Unique among live records that have a value. */
const uniqueLiveText = (field: string): IndexOptions => ({
  unique: true,
  ...whereSet(field, anyText, liveOnly),
});

export const candidateIndexes: readonly [IndexDefinition, IndexOptions?][] = [
  [{ number: 1 }, { unique: true }],
  [{ emailNorm: 1 }, uniqueLiveText('emailNorm')],
  [{ harvestId: 1 }, uniqueLiveText('harvestId')],
  [{ userId: 1 }, { unique: true, ...whereSet('userId', anyId, liveOnly) }],
  // The user's own record stays closed to them as staff after its deletion.
  [
    { userId: 1, _id: 1 },
    { ...whereSet('userId', anyId), name: 'ever_with_userId' },
  ],
  ...sortKeys.map((key): [IndexDefinition] => [{ deletedAt: 1, [key]: 1, _id: 1 }]),
  // Changes since the last read.
  [{ updatedAt: 1 }],
  // A small share of all records: they are hidden from most readers.
  [{ isPrivate: 1 }, { partialFilterExpression: { isPrivate: true } }],
  [{ ownerUserId: 1, deletedAt: 1, updatedAt: 1, _id: 1 }],
  [{ vetterIds: 1, deletedAt: 1, updatedAt: 1, _id: 1 }],
  [{ status: 1, vettingStatus: 1, updatedAt: 1 }],
  [{ 'skills.skillId': 1, deletedAt: 1, updatedAt: 1, _id: 1 }],
  [{ country: 1, deletedAt: 1, updatedAt: 1, _id: 1 }],
  [{ poolIds: 1, deletedAt: 1, updatedAt: 1, _id: 1 }],
  [{ openTo: 1, deletedAt: 1, updatedAt: 1, _id: 1 }],
  [{ importId: 1, deletedAt: 1, updatedAt: 1, _id: 1 }, { ...whereSet('importId', anyId) }],
  [{ snoozedUntil: 1 }, { ...whereSet('snoozedUntil', anyText) }],
  [{ rateDueOn: 1 }, { ...whereSet('rateDueOn', anyText) }],
  [{ vettingExpiresAt: 1 }, { ...whereSet('vettingExpiresAt', anyMoment) }],
  [{ deletedAt: 1, searchTerms: 1 }],
  [{ deletedAt: 1, allTerms: 1 }],
  [{ identityKeys: 1 }],
  [{ mergedIntoId: 1 }, { ...whereSet('mergedIntoId', anyId) }],
];
