import {
  actionsFrom,
  companyActions,
  companyMachine,
  takesNewJobs,
  type CompanyRecordAction,
  type PermissionName,
} from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { restorableUntil } from '../../../db/soft-delete.ts';
import { reaches } from '../../../records/companies/companies.policy.ts';
import type { Company } from '../../../records/companies/company.model.ts';

/** Actions that remain available for a former client. */
const whenFormer: ReadonlySet<CompanyRecordAction> = new Set<CompanyRecordAction>([
  'list_users',
  'read_notes',
  'read_messages',
  'read_agreements',
  'activate',
  'delete',
]);

/** Returns the reader's current actions on the record, in the order of the contract. */
export function allowedActions(actor: Actor, company: Company): CompanyRecordAction[] {
  const may = (permission: PermissionName) => reaches(actor, permission, company);
  if (company.deletedAt)
    return may('company.delete') && restorableUntil(company.deletedAt) > new Date()
      ? ['restore_deleted']
      : [];
  const moves: readonly string[] = actionsFrom(
    companyMachine,
    company.status,
    (permission) => permission !== 'system' && permission !== 'public' && may(permission),
  );
  const allowed: Partial<Record<CompanyRecordAction, boolean>> = {
    edit: may('company.update'),
    edit_billing: may('company.updateBilling'),
    edit_team: may('company.updateTeam'),
    create_job: actor.can('job.create') && takesNewJobs(company.status),
    list_users: may('company.listUsers'),
    invite_user: may('company.inviteUser'),
    read_notes: may('company.readNotes'),
    write_notes: may('company.writeNotes'),
    read_messages: may('company.readMessages'),
    read_agreements: may('signature.create'),
    delete: may('company.delete'),
  };
  return companyActions.filter(
    (action) =>
      (allowed[action] ?? moves.includes(action)) &&
      (company.status !== 'former' || whenFormer.has(action)),
  );
}

/** Checks whether the reader may see the client's financial terms. */
export const readsMoney = (actor: Actor, company: Company): boolean =>
  reaches(actor, 'company.readMoney', company);
