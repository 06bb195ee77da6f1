import type { companySizes, companyTeamFunctions, ndaStates } from '@muster/contracts';

/** Additional data of a client; users by the name of their account. */
export interface DemoCompanyFacts {
  key: string;
  legalName: string;
  size: (typeof companySizes)[number];
  about: string;
  hiringNotes: string;
  billingEmail: string;
  currency: 'EUR' | 'GBP' | 'USD';
  taxId: string;
  /** Percent on each hour. */
  markup: number;
  nda: (typeof ndaStates)[number];
  contactedDaysAgo: number;
  team: readonly { mail: string; function: (typeof companyTeamFunctions)[number] }[];
  statusNote?: string;
  notes: readonly { kind: 'call' | 'meeting' | 'general' | 'preference'; body: string }[];
}

export const demoCompanyFacts: readonly DemoCompanyFacts[] = [
  {
    key: 'lumera',
    legalName: 'Lumera Pay Ltd',
    size: '201_1000',
    about:
      '<p>Lumera Pay moves card payments for mid-sized shops in the United Kingdom and the Benelux countries. <strong>Forty engineers</strong> in London and Rotterdam, all services in Go and TypeScript.</p>',
    hiringNotes:
      'Priya decides, Oliver leads the interviews. They answer fastest on Tuesday mornings.\nNo proposals in the week of a release.',
    billingEmail: 'invoices@lumera.example.com',
    currency: 'GBP',
    taxId: 'GB 417 2290 51',
    markup: 22.5,
    nda: 'signed',
    contactedDaysAgo: 2,
    team: [
      { mail: 'recruiter', function: 'lead_recruiter' },
      { mail: 'vetter', function: 'vetter' },
      { mail: 'finance', function: 'finance' },
    ],
    notes: [
      {
        kind: 'call',
        body: '<p>Priya wants a second person for the risk team in spring. Budget is there, the job comes in writing next week.</p>',
      },
      {
        kind: 'preference',
        body: '<p>Prefers two candidates at once over a long list. Written introductions are read closely.</p>',
      },
      {
        kind: 'meeting',
        body: '<p>Quarterly review: happy with the people at work, less so with how long the first proposals took.</p>',
      },
    ],
  },
  {
    key: 'kestrel',
    legalName: 'Kestrel Logistics GmbH',
    size: '1001_5000',
    about:
      '<p>Kestrel plans and drives parcel routes in northern Europe. Planning software is built in-house.</p>',
    hiringNotes: 'Works council agrees to each contract: allow ten days.',
    billingEmail: 'rechnung@kestrel.example.com',
    currency: 'EUR',
    taxId: 'DE 291 884 710',
    markup: 19,
    nda: 'signed',
    contactedDaysAgo: 6,
    team: [{ mail: 'recruiter', function: 'recruiter' }],
    notes: [
      {
        kind: 'call',
        body: '<p>The start of the route planner moves by a month. Nobody is to be told yet.</p>',
      },
    ],
  },
  {
    key: 'fernhill',
    legalName: 'Fernhill Health Inc.',
    size: '51_200',
    about: '<p>Fernhill runs a booking and record system for family practices in New England.</p>',
    hiringNotes:
      'Names and photos stay hidden until an interview: they asked for it after an audit.',
    billingEmail: 'ap@fernhill.example.com',
    currency: 'USD',
    taxId: '04-3391127',
    markup: 25,
    nda: 'signed',
    contactedDaysAgo: 12,
    team: [{ mail: 'vetter', function: 'vetter' }],
    notes: [{ kind: 'general', body: '<p>New head of engineering since October.</p>' }],
  },
  {
    key: 'orchard',
    legalName: 'Orchard Learning Corp.',
    size: '11_50',
    about: '<p>Orchard makes reading courses for primary schools.</p>',
    hiringNotes: 'Small team, fast answers. They like people who have taught.',
    billingEmail: 'billing@orchard.example.com',
    currency: 'USD',
    taxId: '81-2240981',
    markup: 20,
    nda: 'sent',
    contactedDaysAgo: 20,
    team: [],
    notes: [],
  },
  {
    key: 'sablecore',
    legalName: 'Sablecore Games AB',
    size: '51_200',
    about: '<p>Sablecore makes strategy games for two platforms.</p>',
    hiringNotes: 'Wait for their new budget before proposing anybody.',
    billingEmail: 'faktura@sablecore.example.com',
    currency: 'EUR',
    taxId: 'SE 5592 0417 8801',
    markup: 18,
    nda: 'signed',
    contactedDaysAgo: 64,
    team: [],
    statusNote: 'Hiring rests until the budget of the second quarter is agreed.',
    notes: [{ kind: 'call', body: '<p>Call again in March, when the new budget is known.</p>' }],
  },
  {
    key: 'brightway',
    legalName: 'Brightway Retail LLC',
    size: '1001_5000',
    about: '<p>Brightway runs department stores in the mountain states.</p>',
    hiringNotes: '',
    billingEmail: 'payables@brightway.example.com',
    currency: 'USD',
    taxId: '84-5510236',
    markup: 17.5,
    nda: 'none',
    contactedDaysAgo: 140,
    team: [],
    statusNote: 'Three invoices are open for more than 90 days. No new work before they are paid.',
    notes: [
      {
        kind: 'general',
        body: '<p>Finance has handed the open invoices to a lawyer. Please do not promise anything.</p>',
      },
    ],
  },
];

/** A client of earlier years, which is read-only. */
export const formerCompany = {
  name: 'Halden Travel',
  legalName: 'Halden Travel AS',
  industry: 'Travel',
  country: 'NO',
  city: 'Bergen',
  timeZone: 'Europe/Oslo',
  domain: 'halden.example.com',
  about: '<p>Halden sold rail journeys until it became part of a larger house.</p>',
  statusNote: 'Taken over by a group that hires by itself. Everything is paid.',
} as const;
