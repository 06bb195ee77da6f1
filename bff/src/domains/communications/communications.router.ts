import { communicationEndpoints, companyEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { listCompanyTalks } from './company/list-company-talks.ts';
import { logCalls } from './bulk-calls.ts';
import { logCall } from './log-call.ts';
import { readApplicationTalks } from './read-application-talks.ts';
import { readCommunications } from './read-communications.ts';
import { logCompanyCall, readContacts } from './log-company-call.ts';
import { removeCall } from './remove-call.ts';

/** Serves mails to and calls with candidates and clients. */
export function communicationRoutes(router: Router): void {
  mount(router, communicationEndpoints.ofCandidate, readCommunications);
  mount(router, communicationEndpoints.ofApplication, readApplicationTalks);
  mount(router, communicationEndpoints.logCalls, logCalls);
  mount(router, communicationEndpoints.logCall, logCall);
  mount(router, communicationEndpoints.contactsOfCompany, readContacts);
  mount(router, companyEndpoints.communications, listCompanyTalks);
  mount(router, communicationEndpoints.logCompanyCall, logCompanyCall);
  mount(router, communicationEndpoints.removeCall, removeCall);
}
