import type { IndexDefinition, IndexOptions } from 'mongoose';
import { liveOnly } from '../../db/record-fields.ts';

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

/** Unique among live records, where it is set at all. */
const uniqueLiveText = (field: string): IndexOptions => ({
  unique: true,
  partialFilterExpression: { ...liveOnly, [field]: { $type: 'string' } },
});

export const candidateIndexes: readonly [IndexDefinition, IndexOptions?][] = [
  [{ number: 1 }, { unique: true }],
  [{ emailNorm: 1 }, uniqueLiveText('emailNorm')],
  [{ harvestId: 1 }, uniqueLiveText('harvestId')],
  [
    { userId: 1 },
    { unique: true, partialFilterExpression: { ...liveOnly, userId: { $type: 'objectId' } } },
  ],
  ...sortKeys.map((key): [IndexDefinition] => [{ deletedAt: 1, [key]: 1, _id: 1 }]),
  // What changed since it was read.
  [{ updatedAt: 1 }],
  // Few of all: those who may not see them are told of none.
  [{ isPrivate: 1 }, { partialFilterExpression: { isPrivate: true } }],
  [{ ownerUserId: 1, deletedAt: 1, updatedAt: 1, _id: 1 }],
  [{ vetterIds: 1, deletedAt: 1, updatedAt: 1, _id: 1 }],
  [{ status: 1, vettingStatus: 1, updatedAt: 1 }],
  [{ 'skills.skillId': 1, deletedAt: 1, updatedAt: 1, _id: 1 }],
  [{ country: 1, deletedAt: 1, updatedAt: 1, _id: 1 }],
  [{ poolIds: 1, deletedAt: 1, updatedAt: 1, _id: 1 }],
  [{ openTo: 1, deletedAt: 1, updatedAt: 1, _id: 1 }],
  [
    { importId: 1, deletedAt: 1, updatedAt: 1, _id: 1 },
    { partialFilterExpression: { importId: { $type: 'objectId' } } },
  ],
  [{ snoozedUntil: 1 }, { partialFilterExpression: { snoozedUntil: { $type: 'string' } } }],
  [{ rateDueOn: 1 }, { partialFilterExpression: { rateDueOn: { $type: 'string' } } }],
  [{ vettingExpiresAt: 1 }, { partialFilterExpression: { vettingExpiresAt: { $type: 'date' } } }],
  [{ deletedAt: 1, searchTerms: 1 }],
  [{ deletedAt: 1, allTerms: 1 }],
  [{ identityKeys: 1 }],
  [{ mergedIntoId: 1 }, { partialFilterExpression: { mergedIntoId: { $type: 'objectId' } } }],
];
