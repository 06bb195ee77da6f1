import { companiesRoutes, companyDocumentRoutes, companyEndpoints } from '@muster/contracts';
import type { SessionApi } from '../../fixtures/session-api.ts';
import { save, type Screen } from './screen.ts';

/** Returns the first client of the demo data, which has complete data. */
async function fullCompany(api: SessionApi) {
  const { data } = await api.call(companyEndpoints.list, { query: { q: 'Lumera' } });
  const [found] = data;
  if (!found) throw new Error('The demo data holds no Lumera Pay');
  return { id: found.id };
}

export const companiesScreens: readonly Screen[] = [
  { route: companiesRoutes.list, account: 'recruiter' },
  {
    route: companiesRoutes.create,
    account: 'account.manager',
    action: { role: 'button', name: 'Add company' },
  },
  { route: companiesRoutes.record, account: 'account.manager', params: fullCompany },
  {
    route: companiesRoutes.overview,
    account: 'account.manager',
    params: fullCompany,
    action: { role: 'link', name: 'New job' },
  },
  {
    route: companyDocumentRoutes.documents,
    account: 'admin',
    params: fullCompany,
    action: { role: 'link', name: 'New agreement' },
  },
  {
    route: companyDocumentRoutes.choose,
    account: 'admin',
    params: fullCompany,
    action: { role: 'link', name: 'Use this template: Master services agreement' },
  },
  {
    route: companyDocumentRoutes.write,
    account: 'admin',
    params: async (api) => ({ ...(await fullCompany(api)), templateId: 'client-msa' }),
    action: { role: 'button', name: 'Save and preview' },
  },
  { route: companiesRoutes.edit, account: 'account.manager', params: fullCompany, action: save },
  {
    route: companiesRoutes.newJob,
    account: 'account.manager',
    params: fullCompany,
    action: { role: 'button', name: 'Continue to the form' },
  },
  {
    route: companiesRoutes.remove,
    account: 'admin',
    params: fullCompany,
    action: { role: 'button', name: 'Keep company' },
  },
  {
    route: companiesRoutes.users,
    account: 'account.manager',
    params: fullCompany,
    action: { role: 'link', name: 'Invite user' },
  },
  {
    route: companiesRoutes.inviteUser,
    account: 'account.manager',
    params: fullCompany,
    action: { role: 'button', name: 'Send invitation' },
  },
  { route: companiesRoutes.notes, account: 'account.manager', params: fullCompany },
  { route: companiesRoutes.communications, account: 'account.manager', params: fullCompany },
];
