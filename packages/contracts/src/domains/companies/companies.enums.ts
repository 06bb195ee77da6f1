/** Fixed values of companies. A value is never removed, only hidden. */
export const companyIndustries = [
  'Aerospace',
  'Agriculture',
  'Automotive',
  'Banking and insurance',
  'Biotech',
  'Construction',
  'Consulting',
  'Consumer goods',
  'Cybersecurity',
  'E-commerce',
  'Education',
  'Energy',
  'Entertainment',
  'Fintech',
  'Food and beverages',
  'Gaming',
  'Government',
  'Healthcare',
  'Hospitality',
  'Legal',
  'Logistics',
  'Manufacturing',
  'Marketing',
  'Non-profit',
  'Real estate',
  'Retail',
  'Software',
  'Telecommunications',
  'Travel',
  'Other',
] as const;

export const companySizes = [
  '1_10',
  '11_50',
  '51_200',
  '201_1000',
  '1001_5000',
  '5000_plus',
] as const;

/** Functions of the agency's team members for a client. */
export const companyTeamFunctions = [
  'account_manager',
  'lead_recruiter',
  'recruiter',
  'vetter',
  'finance',
] as const;

/** `manager_approval`: an account manager submits; `direct`: the job's recruiter may as well. */
export const submissionPolicies = ['direct', 'manager_approval'] as const;

export const ndaStates = ['none', 'sent', 'signed'] as const;

export const companyUserStates = ['invited', 'active', 'disabled'] as const;

/** The agency's default fee, unless a job defines another 🔒. */
export const feeKinds = [
  'hourly_markup',
  'monthly_markup',
  'one_off_percent',
  'one_off_fixed',
] as const;
