import type { JobDraftField } from '@muster/contracts';

/** Message, the question before it, and everything it states; `?field` for a vague statement. */
export interface Utterance {
  text: string;
  asking?: JobDraftField;
  says: Readonly<Record<string, unknown>>;
}

const eu = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(
  ' ',
);
const rate = (min: string | null, max: string | null, currency: string, unit = 'hour') => ({
  min,
  max,
  currency,
  unit,
});
const only = (...countries: string[]) => ({ policy: 'countries', countries });
const anywhere = { policy: 'anywhere', countries: [] };

/** Said on Wednesday, 25 November 2026. */
export const utterances: readonly Utterance[] = [
  {
    text: 'We need two senior backend engineers with Go and PostgreSQL, start in January, up to $70 an hour.',
    says: {
      seats: 2,
      seniority: 'senior',
      title: 'Backend engineer',
      primaryRole: 'Backend',
      skills: ['Go', 'PostgreSQL'],
      start: '2027-01-01',
      budget: rate(null, '70.00', 'USD'),
    },
  },
  {
    text: 'A product designer, 20 hours a week for six months. Figma is a must, prototyping would be nice.',
    says: {
      seats: 1,
      title: 'Product designer',
      primaryRole: 'Design',
      hoursPerWeek: 20,
      duration: { months: 6 },
      skills: ['Figma'],
      niceSkills: ['Prototyping'],
    },
  },
  {
    text: 'Looking for a React developer in Portugal or Spain, 4 hours overlap with New York, English C1.',
    says: {
      seats: 1,
      title: 'React developer',
      skills: ['React'],
      location: only('PT', 'ES'),
      overlapHours: 4,
      timeZone: 'America/New_York',
      english: 'C1',
    },
  },
  {
    text: 'Need 3 mid-level QA engineers, remote anywhere, full time, 12 months',
    says: {
      seats: 3,
      seniority: 'mid',
      title: 'QA engineer',
      primaryRole: 'QA',
      location: anywhere,
      hoursPerWeek: 40,
      duration: { months: 12 },
    },
  },
  {
    text: 'Must have Python and Django, nice to have Kubernetes and Terraform',
    says: { skills: ['Python', 'Django'], niceSkills: ['Kubernetes', 'Terraform'] },
  },
  {
    text: 'TypeScript and Node are required. GraphQL is a plus.',
    says: { skills: ['TypeScript', 'Node.js'], niceSkills: ['GraphQL'] },
  },
  { text: 'Budget is 50-60 EUR per hour', says: { budget: rate('50.00', '60.00', 'EUR') } },
  {
    text: 'We can pay 6k to 8k USD a month',
    says: { budget: rate('6000.00', '8000.00', 'USD', 'month') },
  },
  { text: '€55/h at most', says: { budget: rate('55.00', '55.00', 'EUR') } },
  { text: 'at least 40 GBP per hour', says: { budget: rate('40.00', null, 'GBP') } },
  { text: '120k USD a year', says: { '?budget': true } },
  { text: '50 to 70', asking: 'budget', says: { '?budget': true } },
  { text: 'Around 60 dollars', says: { '?budget': true } },
  {
    text: 'part time, 25 hours per week',
    says: { engagement: 'part_time_contract', hoursPerWeek: 25 },
  },
  { text: 'Part-time would do', says: { engagement: 'part_time_contract', '?hoursPerWeek': true } },
  { text: '3 days a week', says: { hoursPerWeek: 24 } },
  { text: '32h/week', says: { hoursPerWeek: 32 } },
  { text: 'thirty', asking: 'hoursPerWeek', says: { hoursPerWeek: 30 } },
  { text: '4', asking: 'seats', says: { seats: 4 } },
  { text: 'a couple of people', says: { '?seats': true } },
  {
    text: 'a few iOS developers',
    says: { '?seats': true, skills: ['iOS'], title: 'iOS developer', primaryRole: 'Mobile' },
  },
  { text: 'They should start on 1 February 2027', says: { start: '2027-02-01' } },
  { text: 'starting next Monday', says: { start: '2026-11-30' } },
  { text: 'in three weeks', says: { start: '2026-12-16' } },
  { text: 'ASAP', says: { '?start': true } },
  { text: 'Q2 2027', says: { start: '2027-04-01' } },
  { text: 'mid-level, B2 English is enough', says: { seniority: 'mid', english: 'B2' } },
  { text: 'Fluent English', says: { english: 'C1' } },
  { text: 'good English', says: { '?english': true } },
  { text: 'native', asking: 'english', says: { english: 'native' } },
  { text: 'only people in the EU', says: { location: { policy: 'countries', countries: eu } } },
  {
    text: 'on-site in Berlin, Germany',
    says: { location: { policy: 'on_site', countries: ['DE'] } },
  },
  { text: 'remote', says: { '?location': true } },
  {
    text: 'Based in the UK, join us on 15 March 2027',
    says: { location: only('GB'), start: '2027-03-15' },
  },
  { text: 'full overlap with CET', says: { overlapHours: 8, timeZone: 'Europe/Berlin' } },
  { text: 'Lisbon time', asking: 'timeZone', says: { timeZone: 'Europe/Lisbon' } },
  { text: 'open-ended', says: { duration: { months: null } } },
  { text: '6-12 months', says: { '?duration': true } },
  { text: 'long term', says: { '?duration': true } },
  { text: 'a one-year contract', says: { duration: { months: 12 } } },
  { text: 'with 5 years of experience in Java', says: { skills: ['Java'] } },
  {
    text: 'a permanent data scientist with PyTorch',
    says: {
      seats: 1,
      engagement: 'permanent',
      title: 'Data scientist',
      primaryRole: 'Data',
      skills: ['PyTorch'],
    },
  },
  {
    text: 'contract to hire, principal level',
    says: { engagement: 'contract_to_hire', seniority: 'principal' },
  },
  { text: 'someone experienced', says: { '?seniority': true } },
  {
    text: 'Full-stack developer, Vue and Laravel, no PHP',
    says: {
      title: 'Full-stack developer',
      primaryRole: 'Full-stack',
      skills: ['Vue.js', 'Laravel'],
    },
  },
  {
    text: 'DevOps engineer who knows AWS, Docker and Terraform; ideally Ansible',
    says: {
      title: 'DevOps engineer',
      primaryRole: 'DevOps',
      skills: ['AWS', 'Docker', 'Terraform'],
      niceSkills: ['Ansible'],
    },
  },
  { text: 'We may need the rest of the team to go live in May', says: { start: '2027-05-01' } },
  { text: 'The weather is nice today', says: {} },
  {
    text: 'Customer support specialist for 3 months, 2 positions, anywhere',
    says: {
      title: 'Customer support specialist',
      primaryRole: 'Support',
      seats: 2,
      duration: { months: 3 },
      location: anywhere,
    },
  },
  { text: 'senior or junior, both fine', says: { seniority: 'senior', 'seniority#2': 'junior' } },
];
