import { z } from 'zod';
import { anyOf, listOf, listQuery } from '../../core/pagination.ts';
import { idSchema } from '../../core/primitives.ts';
import { staffRoles } from '../../core/roles.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';
import { absences, teamKinds, teamMemberStates } from './team.enums.ts';

/** A managed person without the blocks that rights decide (rates, identity, contact). */
export const teamRowSchema = z.object({
  id: idSchema,
  userId: idSchema,
  /** Whose record a contractor's is, for those who may open it. */
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
  /** What somebody of the staff has to do: open jobs that they lead, interviews of a week. */
  load: z.object({ jobs: z.number().int(), interviews: z.number().int() }),
  /** Why they are out today, where they are; null for those at work. */
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

/** Who is here, by name: each below the manager that they name. */
export const teamTreeSchema = z.object({
  data: z.array(teamRowSchema),
  /** How many more there are than one answer holds. */
  left: z.number().int(),
});
