import { clientEditableFields, type ClientJobAction, type ClientOwnField } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import type { ClientRights } from '../../../records/companies/client-rights.ts';
import type { Job } from '../../../records/jobs/job.model.ts';

/** Returns the fields of an own job that the reader may change; rates only if they may see them. */
export const editableBy = (
  actor: Actor,
  { seesBillRates }: Pick<ClientRights, 'seesBillRates'>,
  { status }: Pick<Job, 'status'>,
): ClientOwnField[] =>
  actor.can('clientJob.update')
    ? clientEditableFields(status).filter((field) => field !== 'billRate' || seesBillRates)
    : [];

/** Returns the reader's current actions on an own job. */
export function clientActionsOn(
  actor: Actor,
  { status, openedDate }: Pick<Job, 'status' | 'openedDate'>,
): ClientJobAction[] {
  if (!actor.can('clientJob.update')) return [];
  return [
    ...(clientEditableFields(status).length > 0 ? (['edit'] as const) : []),
    ...(status === 'draft' ? (['submit'] as const) : []),
    ...(openedDate === null ? [] : (['edit_opened_date'] as const)),
    'ask',
  ];
}
