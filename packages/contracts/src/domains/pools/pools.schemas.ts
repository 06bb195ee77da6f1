import { z } from 'zod';
import { anyOf, anyOfIds, listOf, listQuery } from '../../core/pagination.ts';
import { idSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { poolKinds, poolStates } from './pool-ref.schemas.ts';

export const poolRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string().nullable(),
  kind: z.enum(poolKinds),
  status: z.enum(poolStates),
  isPrivate: z.boolean(),
  owner: personRefSchema.nullable(),
  memberCount: z.number().int(),
  /** Members with a valid verdict, and members who could start now. */
  vettedCount: z.number().int(),
  availableCount: z.number().int(),
  targetSize: z.number().int().nullable(),
  /** Open jobs that search in it; absent for readers who see no jobs. */
  openJobs: z.number().int().optional(),
});
export const poolListQuery = listQuery({
  sorts: ['name', 'memberCount', 'createdAt'],
  defaultSort: 'name',
  filters: {
    /** Active ones by default. */
    status: anyOf(poolStates),
    kind: anyOf(poolKinds),
    owner: anyOfIds,
    /** Deleted pools that can be restored, for users who may manage them. */
    deleted: z.enum(['only']),
  },
});
export const poolListSchema = listOf(poolRowSchema);
