import type { ClientSession, Types } from 'mongoose';
import { AppError, fieldError } from '../../http/app-error.ts';
import { supervisorsById } from '../companies/supervisors.service.ts';

interface Supervision {
  supervisorCompanyUserId?: Types.ObjectId | null;
  backupSupervisorId?: Types.ObjectId | null;
}

const fields = ['supervisorCompanyUserId', 'backupSupervisorId'] as const;

/**
 * Supervisors are active deciders of the job's company, and the backup is somebody else.
 * @throws AppError SUPERVISOR_NOT_ELIGIBLE that names the field
 */
export async function requireEligible(
  companyId: Types.ObjectId,
  wanted: Supervision,
  session: ClientSession | null,
): Promise<void> {
  const known = await supervisorsById(
    fields.map((field) => wanted[field] ?? null),
    session,
  );
  for (const field of fields) {
    const id = wanted[field];
    if (!id) continue;
    const found = known.get(id.toHexString());
    const twice = field === 'backupSupervisorId' && wanted.supervisorCompanyUserId?.equals(id);
    if (!found?.eligible || !found.companyId.equals(companyId) || twice)
      throw new AppError('SUPERVISOR_NOT_ELIGIBLE', { fields: [fieldError(field, 'NOT_ALLOWED')] });
  }
}
