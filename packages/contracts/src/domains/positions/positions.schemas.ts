import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idSchema,
  longText,
  moneySchema,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { jobStates, placementStates, positionStates } from '../jobs/jobs.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';

/** Actions on a position, shown as buttons. */
export const positionActions = [
  'edit',
  'edit_supervisor',
  'hold',
  'resume',
  'cancel',
  'restore',
  'delete',
  'backfill',
] as const;
export type PositionActionName = (typeof positionActions)[number];

/** An amount per hour or month. */
export const unitRateSchema = moneySchema.extend({ unit: z.enum(['hour', 'month']) });
export type UnitRate = z.infer<typeof unitRateSchema>;

/** A client user who supervises a contractor and approves their time. */
export const supervisorSchema = z.object({
  /** The company membership, with which positions and placements reference them. */
  id: idSchema,
  name: z.string(),
  title: z.string().nullable(),
  /**
   * False once they left, may no longer decide or cannot sign in: another supervisor is required.
   */
  eligible: z.boolean(),
});
export type Supervisor = z.infer<typeof supervisorSchema>;

/** The current or upcoming holder of the position. */
export const occupantSchema = z.object({
  applicationId: idSchema.nullable(),
  /** Null for a candidate hidden from the reader. */
  candidate: personRefSchema.extend({ number: z.string() }).nullable(),
  placement: z
    .object({
      id: idSchema,
      number: z.string(),
      status: z.enum(placementStates),
      startDate: dateSchema,
      plannedEndDate: dateSchema.nullable(),
    })
    .nullable(),
});

/** One position of a job. The rate is absent without the permission. */
export const positionSchema = z.object({
  id: idSchema,
  jobId: idSchema,
  label: z.string(),
  status: z.enum(positionStates),
  supervisor: supervisorSchema.nullable(),
  backupSupervisor: supervisorSchema.nullable(),
  openedOn: dateSchema,
  targetStart: dateSchema.nullable(),
  filledOn: dateSchema.nullable(),
  cancelledOn: dateSchema.nullable(),
  /** The last day of the ended placement: the position stays filled and no longer counts. */
  endedOn: dateSchema.nullable().optional(),
  cancelReason: z.string().nullable(),
  cancelNote: z.string().nullable(),
  /** Time until which a cancelled one can be restored. */
  restorableUntil: timestampSchema.nullable(),
  occupant: occupantSchema.nullable(),
  /** The placement whose work it continues. */
  backfillFor: z.object({ id: idSchema, number: z.string() }).nullable(),
  /** The client's rate here, if it differs from the job's; null: as the job. */
  billRate: unitRateSchema.nullable().optional(),
  costCentre: z.string().nullable(),
  poNumber: z.string().nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(positionActions)),
});
export type Position = z.infer<typeof positionSchema>;

/**
 * The positions of a job: live ones in order of creation, then those with an ended placement, then
 * cancelled ones. The figures count live ones.
 */
export const positionsSchema = z.object({
  job: z.object({
    id: idSchema,
    number: z.string(),
    title: z.string(),
    status: z.enum(jobStates),
    company: z.object({ id: idSchema, name: z.string() }),
  }),
  data: z.array(positionSchema),
  total: z.number().int(),
  filled: z.number().int(),
  mayAdd: z.boolean(),
});
export type Positions = z.infer<typeof positionsSchema>;

/** Client users who can supervise and interview; interview plans reference them by account. */
export const supervisorChoicesSchema = z.object({
  data: z.array(supervisorSchema.extend({ userId: idSchema })),
});

/** Events of a position, latest first. */
export const positionHistorySchema = z.object({
  data: z.array(
    z.object({
      id: idSchema,
      at: timestampSchema,
      /** The action name of the audit log: `position.reserve`. */
      action: z.string(),
      by: z.string().nullable(),
      fields: z.array(z.string()),
    }),
  ),
});

const label = text(limits.position.label, 1);
const reference = text(limits.position.reference).transform((value) => value || null);
const seatFields = {
  label,
  targetStart: dateSchema.nullable(),
  supervisorCompanyUserId: idSchema.nullable(),
  backupSupervisorId: idSchema.nullable(),
  billRate: unitRateSchema.nullable(),
  costCentre: reference.nullable(),
  poNumber: reference.nullable(),
};

const supervision = (value: {
  supervisorCompanyUserId?: string | null | undefined;
  backupSupervisorId?: string | null | undefined;
}): boolean =>
  !value.supervisorCompanyUserId || value.supervisorCompanyUserId !== value.backupSupervisorId;
const differentBackup = { path: ['backupSupervisorId'], params: { code: 'NOT_ALLOWED' } };

/** Several identical positions; a custom label is allowed for one position only. */
export const positionAddSchema = z
  .strictObject({
    ...seatFields,
    label: label.nullable().default(null),
    targetStart: seatFields.targetStart.default(null),
    supervisorCompanyUserId: seatFields.supervisorCompanyUserId.default(null),
    backupSupervisorId: seatFields.backupSupervisorId.default(null),
    billRate: seatFields.billRate.default(null),
    costCentre: seatFields.costCentre.default(null),
    poNumber: seatFields.poNumber.default(null),
    count: z.number().int().min(1).max(limits.position.addAtOnce).default(1),
  })
  .refine(({ count, label: own }) => count === 1 || own === null, {
    path: ['label'],
    params: { code: 'NOT_UNIQUE' },
  })
  .refine(supervision, differentBackup);

/** Fields that can still change on a filled position. */
export const filledSeatFields = [
  'supervisorCompanyUserId',
  'backupSupervisorId',
  'costCentre',
  'poNumber',
] as const;

export const positionUpdateSchema = z.strictObject({
  version: versionSchema,
  changes: z.strictObject(seatFields).partial(),
});
export type PositionChanges = z.input<typeof positionUpdateSchema>['changes'];

export const positionVersionSchema = z.strictObject({ version: versionSchema });
export const positionCancelSchema = z.strictObject({
  version: versionSchema,
  reasonId: idSchema,
  note: longText(500).nullable().default(null),
});
export const positionSupervisorSchema = z
  .strictObject({
    version: versionSchema,
    supervisorCompanyUserId: idSchema,
    backupSupervisorId: idSchema.nullable().default(null),
    /** The first day as supervisor; null: immediately. Only ongoing work allows a later day. */
    from: dateSchema.nullable().default(null),
  })
  .refine(supervision, differentBackup);
