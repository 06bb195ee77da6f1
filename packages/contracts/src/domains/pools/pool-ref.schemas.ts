import { z } from 'zod';
import { idSchema } from '../../core/primitives.ts';

export const poolKinds = ['manual', 'smart'] as const;
export const poolStates = ['active', 'archived'] as const;
export const poolMemberStates = ['proposed', 'member', 'paused', 'removed'] as const;

/** A reference to a pool. */
export const poolRefSchema = z.object({
  id: idSchema,
  name: z.string(),
  kind: z.enum(poolKinds),
  status: z.enum(poolStates),
});
export type PoolRef = z.infer<typeof poolRefSchema>;
