import { limits, type BodyOf, type candidateEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { addMonths, today } from '../../../db/calendar-day.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { secretFields } from '../record/candidate-audit.ts';
import { changeCandidate } from '../record/change-candidate.ts';

type Changes = BodyOf<typeof candidateEndpoints.updateSensitive>['changes'];

/** Changes what a contract needs 🔒; the log records the change, not the values. */
export const updateSensitive: Service<typeof candidateEndpoints.updateSensitive> = (
  ctx,
  { params, body: { version, changes } },
) => {
  const fields = Object.keys(changes) as (keyof Changes)[];
  return changeCandidate(ctx, {
    id: params.id,
    permission: 'candidate.updateSensitive',
    version,
    paths: fields,
    change: () => {
      requireAge(changes.birthDate ?? null);
      return changes;
    },
    record: (tx, before, after) =>
      audit(tx, {
        action: 'candidate.update_sensitive',
        entity: 'candidate',
        entityId: after._id,
        changes: changesBetween<Candidate>(before, after, fields, secretFields),
      }),
  });
};

/** @throws AppError VALIDATION_FAILED, OUT_OF_RANGE */
function requireAge(birthDate: string | null): void {
  if (birthDate === null) return;
  const { min, max } = limits.candidate.age;
  const yearsAgo = (years: number): string => addMonths(today(), -12 * years);
  if (birthDate > yearsAgo(min) || birthDate <= yearsAgo(max + 1))
    throw invalidField('changes.birthDate', 'OUT_OF_RANGE');
}
