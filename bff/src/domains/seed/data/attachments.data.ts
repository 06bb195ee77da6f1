/** Employers and what somebody did there, for the CVs of the demo data. */
export const employers = [
  'Lumen Harbour',
  'Cobalt Freight',
  'Alder & Finch',
  'Kestrel Payments',
  'Nordlys Media',
  'Quarry Health',
] as const;

export const schools = [
  'University of Porto',
  'Gdansk University of Technology',
  'University of Buenos Aires',
  'Delft University of Technology',
] as const;

export const deeds = [
  'Led the move of the billing service to event sourcing; invoices close in minutes instead of days.',
  'Built the design system that five product teams work with.',
  'Cut the time of a release from two hours to eleven minutes.',
  'Coached three engineers on their way to senior roles.',
  'Owned the search of the shop, from the index to the last pixel.',
  'Introduced contract tests between nine services.',
] as const;

export const certificates = [
  'AWS Certified Solutions Architect',
  'Certified Kubernetes Administrator',
  'Professional Scrum Master I',
] as const;
