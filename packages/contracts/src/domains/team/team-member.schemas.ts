import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { dateSchema, idSchema, phoneSchema, text, versionSchema } from '../../core/primitives.ts';
import { placementStates } from '../jobs/jobs.schemas.ts';
import { unitRateSchema } from '../positions/positions.schemas.ts';
import { employments, evaluationCycles } from './team.enums.ts';
import { teamRowSchema } from './team.schemas.ts';

const { teamMember: max } = limits;

/** The emergency contact 🔒. */
export const emergencyContactSchema = z.strictObject({
  name: text(max.contactName, 1),
  relation: text(max.relation).nullable().default(null),
  phone: phoneSchema.refine((phone) => phone.length > 0, { params: { code: 'REQUIRED' } }),
});
export type EmergencyContact = z.infer<typeof emergencyContactSchema>;

/** Allowed actions on a member's record, and its visible parts. */
export const teamMemberActions = [
  'edit',
  'edit_emergency_contact',
  'read_timesheets',
  'read_evaluations',
  'read_handover',
] as const;

/** A contractor's contract; rates only for readers with the permission. */
export const memberPlacementSchema = z.object({
  id: idSchema,
  number: z.string(),
  status: z.enum(placementStates),
  client: z.string(),
  job: z.object({ id: idSchema, title: z.string() }),
  startDate: dateSchema,
  plannedEndDate: dateSchema.nullable(),
  actualEndDate: dateSchema.nullable(),
  hoursPerWeek: z.number().int(),
  pay: unitRateSchema.nullable().optional(),
  /** The client's supervisor: shown to the contractor during the contract. */
  supervisor: z.object({ name: z.string(), email: z.string().nullable() }).nullable().optional(),
});

/** A managed person, with the blocks visible to the reader. */
export const teamMemberSchema = teamRowSchema.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  startDate: dateSchema,
  endDate: dateSchema.nullable(),
  employment: z.enum(employments),
  evaluationCycleMonths: z.union(evaluationCycles.map((months) => z.literal(months))),
  isSelf: z.boolean(),
  /** A member's current workload. */
  load: teamRowSchema.shape.load.extend({
    contracts: z.number().int(),
    reports: z.number().int(),
  }),
  reports: z.array(z.object({ id: idSchema, name: z.string(), title: z.string() })),
  placements: z.array(memberPlacementSchema),
  /** Id in the time tracking; for users who manage the team. */
  harvestId: z.string().nullable().optional(),
  emergencyContact: emergencyContactSchema.nullable().optional(),
  version: versionSchema,
  allowedActions: z.array(z.enum(teamMemberActions)),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

export const teamMemberFields = {
  title: text(max.title, 1),
  department: text(max.department).nullable(),
  managerUserId: idSchema.nullable(),
  startDate: dateSchema,
  employment: z.enum(employments),
  weeklyHours: z.number().int().min(max.weeklyHours.min).max(max.weeklyHours.max),
  harvestId: text(max.harvestId).nullable(),
  evaluationCycleMonths: teamMemberSchema.shape.evaluationCycleMonths,
  status: z.enum(['active', 'on_leave']),
} as const;
export const teamMemberPatch = z.strictObject({
  version: versionSchema,
  changes: z.strictObject(teamMemberFields).partial(),
});

export const emergencyContactWrite = z.strictObject({
  version: versionSchema,
  contact: emergencyContactSchema.nullable(),
});
