import { companyEndpoints, companyUserEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { bulkAccountManager } from './bulk-account-manager.ts';
import { activateCompany, blockCompany, endCompany, holdCompany } from './change-status.ts';
import { checkCompanyDuplicates } from './check-company-duplicates.ts';
import { readOverview } from './company-overview.ts';
import { createCompany } from './create-company.ts';
import { deleteCompany, readDeleteEffects } from './delete-company.ts';
import { listCompanies } from './list-companies.ts';
import { listCompanyJobs } from './list-company-jobs.ts';
import { listCompanyMails } from './list-company-mails.ts';
import { inviteCompanyUser } from './members/invite-member.ts';
import { listMembers } from './members/list-members.ts';
import { disableMember, enableMember, resendInvite } from './members/member-access.ts';
import { updateMember } from './members/update-member.ts';
import { readActivity } from './read-activity.ts';
import { readCompany } from './read-company.ts';
import { restoreCompany } from './restore-company.ts';
import { updateCompany } from './update-company.ts';
import { updateTeam } from './update-team.ts';

/** Serves the client companies and their people. */
export function companyRoutes(router: Router): void {
  mount(router, companyEndpoints.list, listCompanies);
  mount(router, companyEndpoints.create, createCompany);
  mount(router, companyEndpoints.checkDuplicates, checkCompanyDuplicates);
  mount(router, companyEndpoints.bulkOwner, bulkAccountManager);
  mount(router, companyEndpoints.read, readCompany);
  mount(router, companyEndpoints.overview, readOverview);
  mount(router, companyEndpoints.jobs, listCompanyJobs);
  mount(router, companyEndpoints.communications, listCompanyMails);
  mount(router, companyEndpoints.activity, readActivity);
  mount(router, companyEndpoints.update, updateCompany);
  mount(router, companyEndpoints.updateTeam, updateTeam);
  mount(router, companyEndpoints.activate, activateCompany);
  mount(router, companyEndpoints.hold, holdCompany);
  mount(router, companyEndpoints.block, blockCompany);
  mount(router, companyEndpoints.end, endCompany);
  mount(router, companyEndpoints.deleteEffects, readDeleteEffects);
  mount(router, companyEndpoints.delete, deleteCompany);
  mount(router, companyEndpoints.restoreDeleted, restoreCompany);
  mount(router, companyUserEndpoints.list, listMembers);
  mount(router, companyUserEndpoints.invite, inviteCompanyUser);
  mount(router, companyUserEndpoints.update, updateMember);
  mount(router, companyUserEndpoints.disable, disableMember);
  mount(router, companyUserEndpoints.enable, enableMember);
  mount(router, companyUserEndpoints.resendInvite, resendInvite);
}
