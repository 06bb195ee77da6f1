import { defineMessages, useT } from '@muster/ui';

/** Labels of job values, for all screens. */
const jobMessages = defineMessages('mfe-jobs-job', {
  area: 'Jobs',
  engagement: {
    full_time_contract: 'Full-time contract',
    part_time_contract: 'Part-time contract',
    hourly_project: 'Hourly project',
    contract_to_hire: 'Contract to hire',
    permanent: 'Permanent',
  },
  seniority: {
    intern: 'Intern',
    junior: 'Junior',
    mid: 'Mid-level',
    senior: 'Senior',
    staff: 'Staff',
    principal: 'Principal',
    lead: 'Lead',
    manager: 'Manager',
    executive: 'Executive',
  },
  level: { beginner: 'Beginner', working: 'Working', advanced: 'Advanced', expert: 'Expert' },
  location: {
    anywhere: 'Anywhere',
    countries: 'From some countries',
    timezones: 'By time zone',
    on_site: 'On site',
  },
  visibility: {
    internal: 'Agency only',
    referral: 'People may be referred for it',
    public: 'Everyone',
  },
  team: {
    lead_recruiter: 'Lead recruiter',
    recruiter: 'Recruiter',
    sourcer: 'Sourcer',
    vetter: 'Vetter',
    account_manager: 'Account manager',
    observer: 'Observer',
  },
  unit: { hour: 'hour', month: 'month' },
  check: {
    client: 'A client that is active',
    description: 'A description of 100 characters or more',
    role: 'The kind of role',
    seniority: 'The seniority',
    required_skill: 'At least one required skill',
    location: 'Candidate location',
    bill_rate: 'What the client pays',
    pay_rate: 'What the person gets',
    position: 'At least one position',
    lead_recruiter: 'A lead recruiter',
  },
  rate: {
    between: '{{min}} to {{max}} per {{unit}}',
    from: 'from {{min}} per {{unit}}',
    upTo: 'up to {{max}} per {{unit}}',
    exactly: '{{min}} per {{unit}}',
  },
});

export const useJobMessages = () => useT(jobMessages);
export type JobMessages = ReturnType<typeof useJobMessages>;
