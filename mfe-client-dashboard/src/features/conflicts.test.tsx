import path from 'node:path';
import { clientJobEndpoints, type ClientJobRecord } from '@muster/contracts';
import {
  changedEverywhere,
  renderRemote,
  respond,
  testConflicts,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../api.ts';
import { ClientDashboardRoutes } from '../routes.tsx';
import { asked } from './jobs/jobs.fixtures.ts';

const [skill] = asked.skillsRequired;
/** The job after a user of the agency has changed all of it. */
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
]);
