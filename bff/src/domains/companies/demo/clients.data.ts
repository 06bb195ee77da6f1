import type { companyStates } from '@muster/contracts';

export interface DemoCompany {
  key: string;
  name: string;
  status: (typeof companyStates)[number];
  industry: string;
  country: string;
  city: string;
  timeZone: string;
  domain: string;
  blindSubmission?: boolean;
}

/** Six invented clients: four active (one in blind mode), one on hold, one blocked. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    key: 'lumera',
    name: 'Lumera Pay',
    status: 'active',
    industry: 'Fintech',
    country: 'GB',
    city: 'London',
    timeZone: 'Europe/London',
    domain: 'lumera.example.com',
  },
  {
    key: 'kestrel',
    name: 'Kestrel Logistics',
    status: 'active',
    industry: 'Logistics',
    country: 'DE',
    city: 'Hamburg',
    timeZone: 'Europe/Berlin',
    domain: 'kestrel.example.com',
  },
  {
    key: 'fernhill',
    name: 'Fernhill Health',
    status: 'active',
    industry: 'Healthcare',
    country: 'US',
    city: 'Boston',
    timeZone: 'America/New_York',
    domain: 'fernhill.example.com',
    blindSubmission: true,
  },
  {
    key: 'orchard',
    name: 'Orchard Learning',
    status: 'active',
    industry: 'Education',
    country: 'CA',
    city: 'Toronto',
    timeZone: 'America/Toronto',
    domain: 'orchard.example.com',
  },
  {
    key: 'sablecore',
    name: 'Sablecore Games',
    status: 'on_hold',
    industry: 'Gaming',
    country: 'SE',
    city: 'Malmö',
    timeZone: 'Europe/Stockholm',
    domain: 'sablecore.example.com',
  },
  {
    key: 'brightway',
    name: 'Brightway Retail',
    status: 'blocked',
    industry: 'Retail',
    country: 'US',
    city: 'Denver',
    timeZone: 'America/Denver',
    domain: 'brightway.example.com',
  },
];
