import path from 'node:path';
import {
  clientJobEndpoints,
  coworkerEndpoints,
  ownCompanyEndpoints,
  type ClientJobRecord,
  type Coworkers,
} from '@muster/contracts';
import {
  changedEverywhere,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  testConflicts,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../api.ts';
import { ClientDashboardRoutes } from '../routes.tsx';
import { quietClient } from '../shared/quiet-client.fixtures.ts';
import { asked } from './jobs/jobs.fixtures.ts';

const [skill] = asked.skillsRequired;
/** The job after an agency user has changed all of it. */
const theirs: ClientJobRecord = {
  ...changedEverywhere(clientJobEndpoints.read.response, asked),
  version: 5,
  interviewPlan: [{ name: 'First call', durationMinutes: 45, interviewers: [] }],
  billRate: { min: '60.00', max: '80.00', currency: 'EUR', unit: 'hour' },
  ...(skill && {
    skillsRequired: [{ ...skill, minYears: 5 }],
    skillsNice: [{ ...skill, skillId: '64b000000000000000000099', name: 'Kafka' }],
  }),
};

const company = fixtureFor(ownCompanyEndpoints.read.response, {
  about: '<p>We pay.</p>',
  logo: { fileId: '64b0000000000000000000c1', url: '/api/v1/client/company/logo/1' },
  version: 3,
});

const owen = fixtureFor(coworkerEndpoints.update.response, {
  name: 'Owen Clarke',
  status: 'active',
  role: 'client_manager',
  allowedActions: ['edit', 'disable'],
  supervises: 0,
  version: 3,
});
const coworkers: Coworkers = {
  companyName: 'Lumera Pay',
  domain: null,
  jobs: [],
  needsApproval: [],
  roles: ['client_admin', 'client_manager', 'client_viewer'],
  data: [owen],
  waiting: [],
};

testConflicts(path.join(import.meta.dirname, '..'), [
  {
    source: 'features/jobs/edit-form.tsx',
    show: (handler: Handler) =>
      renderRemote(<ClientDashboardRoutes />, {
        api,
        session: 'client_admin',
        path: `/client-dashboard/jobs/${asked.id}/edit`,
        handlers: [respond(clientJobEndpoints.read, () => asked), handler],
      }),
    endpoint: clientJobEndpoints.update,
    current: theirs,
    fields: 14,
  },
  {
    source: 'shared/company/company-drawer.tsx',
    show: (handler: Handler) =>
      renderRemote(<ClientDashboardRoutes />, {
        api,
        session: 'client_admin',
        path: '/client-dashboard?company=facts',
        handlers: [...quietClient, respond(ownCompanyEndpoints.read, () => company), handler],
      }),
    endpoint: ownCompanyEndpoints.update,
    current: { ...company, about: '<p>We pay early.</p>', version: 5 },
    fields: 1,
    change: async (user, form) =>
      user.click(within(form).getByRole('button', { name: 'Remove logo' })),
  },
  {
    source: 'features/coworkers/edit-coworker-drawer.tsx',
    show: (handler: Handler) =>
      renderRemote(<ClientDashboardRoutes />, {
        api,
        session: 'client_admin',
        path: '/client-dashboard/invite-coworker',
        handlers: [...quietClient, respond(coworkerEndpoints.list, () => coworkers), handler],
      }),
    open: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Actions for Owen Clarke' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Edit role and rights' }));
    },
    endpoint: coworkerEndpoints.update,
    current: { ...owen, role: 'client_admin', version: 5 },
    fields: 1,
    change: async (user, form) => {
      await user.click(within(form).getByRole('combobox', { name: /Role/ }));
      await user.click(await screen.findByRole('option', { name: 'Client viewer' }));
    },
  },
]);
