import { z } from 'zod';
import { anyOf, listOf, listQuery } from '../../core/pagination.ts';
import { idSchema } from '../../core/primitives.ts';
import { staffRoles } from '../../core/roles.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';
import { absences, teamKinds, teamMemberStates } from './team.enums.ts';

/** A managed person without the parts that require permissions (rates, identity, contact). */
export const teamRowSchema = z.object({
  id: idSchema,
  userId: idSchema,
  /** The candidate record of a contractor, for users who may open it. */
  candidateId: idSchema.nullable(),
  name: z.string(),
  photo: photoSchema.optional(),
  kind: z.enum(teamKinds),
  title: z.string(),
  department: z.string().nullable(),
  status: z.enum(teamMemberStates),
  manager: personRefSchema.nullable(),
  timeZone: z.string().nullable(),
  country: z.string().nullable(),
  roles: z.array(z.enum(staffRoles)),
  weeklyHours: z.number().int(),
  /** Workload of a staff member: open jobs that they lead, interviews of a week. */
  load: z.object({ jobs: z.number().int(), interviews: z.number().int() }),
  /** Why they are absent today; null if they are not. */
  away: z.object({ why: z.enum(absences), holiday: z.string().nullable() }).nullable(),
  /** Whether the reader may open the record. */
  opens: z.boolean(),
});
export const teamListQuery = listQuery({
  sorts: ['name', 'title', 'createdAt'],
  defaultSort: 'name',
  filters: { kind: anyOf(teamKinds), status: anyOf(teamMemberStates) },
});
export const teamListSchema = listOf(teamRowSchema);

/** Active members by name, each below their manager. */
export const teamTreeSchema = z.object({
  data: z.array(teamRowSchema),
  /** Number of members beyond the maximum of one response. */
  left: z.number().int(),
});
