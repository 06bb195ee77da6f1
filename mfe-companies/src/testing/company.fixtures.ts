import {
  companyActions,
  companyEndpoints,
  companyUserEndpoints,
  signatureEndpoints,
  type CompanyRecord,
  type CompanyUserView,
} from '@muster/contracts';
import { fixtureFor, respond, type Handler } from '@muster/kit/testing';

export const idOf = (n: number) => `64b0000000000000000000${String(n).padStart(2, '0')}`;
const jonas = { id: idOf(2), name: 'Jonas Weber' };

/** Creates the company Lumera Pay, with all actions allowed. */
export const makeCompany = (changes: Partial<CompanyRecord> = {}): CompanyRecord =>
  fixtureFor(companyEndpoints.read.response, {
    id: idOf(11),
    number: 'CO-0001',
    name: 'Lumera Pay',
    logo: null,
    legalName: 'Lumera Pay Ltd',
    status: 'active',
    statusNote: null,
    website: 'https://lumera.test',
    domain: 'lumera.test',
    industry: 'Fintech',
    size: null,
    country: 'GB',
    city: 'London',
    timeZone: 'Europe/London',
    accountManager: jonas,
    accountManagerIsHere: true,
    recruiter: null,
    about: '<p>Moves card payments.</p>',
    submissionPolicy: 'direct',
    blindSubmission: false,
    feedbackSlaHours: 48,
    ndaStatus: null,
    billing: {
      billingEmail: 'invoices@lumera.test',
      billingCurrency: 'GBP',
      paymentTermsDays: 30,
      taxId: null,
      defaultFeeKind: null,
      defaultFeeValue: null,
    },
    team: [],
    counts: { users: 1, notes: 0 },
    deleted: null,
    version: 3,
    allowedActions: companyActions.filter((action) => action !== 'restore_deleted'),
    ...changes,
  });

export const makeMember = (changes: Partial<CompanyUserView> = {}): CompanyUserView =>
  fixtureFor(companyUserEndpoints.list.response.shape.data.element, {
    id: idOf(31),
    userId: idOf(32),
    name: 'Priya Raman',
    email: 'priya@lumera.test',
    title: 'Head of people',
    role: 'client_admin',
    status: 'active',
    supervises: 0,
    version: 2,
    allowedActions: ['edit', 'disable'],
    ...changes,
  });

/** Handlers for everything the record page reads, for one company. */
export const recordHandlers = (company: CompanyRecord): Handler[] => [
  respond(companyEndpoints.read, () => company),
  respond(signatureEndpoints.ofCompany, () => ({
    data: [],
    company: { id: company.id, number: company.number, name: company.name },
    mayBegin: true,
    signers: [],
  })),
  respond(companyEndpoints.overview, () => ({
    jobs: { open: 2, total: 5, seatsFree: 3 },
    contractors: { live: 1, next: [] },
    submissions: {
      waiting: 3,
      late: 1,
      oldestAt: null,
      response: { asked: 10, answered: 9, inTime: 9, hours: 20 },
    },
    interviews: [
      {
        id: idOf(71),
        applicationId: idOf(72),
        round: 'First talk',
        name: 'Inês Duarte',
        jobTitle: 'Go engineer',
        startsAt: '2026-12-01T10:00:00.000Z',
      },
    ],
    questions: {
      total: 1,
      data: [
        {
          applicationId: idOf(73),
          name: 'Mateus Ferreira',
          jobTitle: 'Data engineer',
          text: 'Has he led a team?',
          at: '2026-11-20T10:00:00.000Z',
        },
      ],
    },
  })),
  respond(companyEndpoints.jobs, () => fixtureFor(companyEndpoints.jobs.response)),
  respond(companyEndpoints.activity, () => ({ data: [], nextCursor: null })),
];
