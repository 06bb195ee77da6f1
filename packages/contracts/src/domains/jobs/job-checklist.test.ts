import { jobChecklist, type JobChecklistFacts } from './job-checklist.ts';

const complete: JobChecklistFacts = {
  companyStatus: 'active',
  description: `<p>${'a'.repeat(100)}</p>`,
  primaryRole: 'Backend',
  seniority: 'senior',
  skillsRequired: [{}],
  engagement: 'full_time_contract',
  locationPolicy: 'anywhere',
  countries: [],
  timeZoneBase: null,
  billRate: {},
  payRate: {},
  positionsCount: 1,
  leadRecruiterId: 'somebody',
};
const missing = (changes: Partial<JobChecklistFacts>) =>
  jobChecklist({ ...complete, ...changes }).flatMap(({ item, done }) => (done ? [] : [item]));

test('nothing is missing from a complete job', () => {
  expect(missing({})).toEqual([]);
});

test.each<[string, Partial<JobChecklistFacts>, string[]]>([
  ['tags do not count', { description: `<p>${'<b>a</b>'.repeat(40)}</p>` }, ['description']],
  ['no words', { description: null }, ['description']],
  ['no role', { primaryRole: null, seniority: null }, ['role', 'seniority']],
  ['nice skills alone', { skillsRequired: [] }, ['required_skill']],
  ['countries that are not named', { locationPolicy: 'countries' }, ['location']],
  ['a zone that is not named', { locationPolicy: 'timezones' }, ['location']],
  ['no rates', { billRate: null, payRate: null }, ['bill_rate', 'pay_rate']],
  ['the client pays', { engagement: 'permanent', billRate: null, payRate: null }, []],
  ['no seat', { positionsCount: 0 }, ['position']],
  ['no recruiter leads', { leadRecruiterId: null }, ['lead_recruiter']],
])('%s', (_name, changes, expected) => {
  expect(missing(changes)).toEqual(expected);
});
