import type { primaryRoles } from '@muster/contracts';
import type { Region } from './places.data.ts';

type Family = (typeof primaryRoles)[number];

/** Employers of demo candidates by part of the world; all of them are invented. */
export const employers: Readonly<Record<Region, readonly string[]>> = {
  latin_america: [
    'Pagou',
    'Mercado Sul',
    'Porto Digital Labs',
    'Quintal Seguros',
    'Solaris Energia',
    'Orbita Travel',
    'Verde Foods',
  ],
  africa: [
    'Kite Health',
    'Baobab Pay',
    'Savanna Freight',
    'Lagoon Media',
    'Acacia Retail',
    'Sahel Telecom',
  ],
  europe: [
    'Norrsken Data',
    'Atlas Freight',
    'Fjord Insurance',
    'Tramway Media',
    'Mistral Telecom',
    'Ledgerly',
    'Lumen Learning',
  ],
  asia: [
    'Bluefin Analytics',
    'Paperplane Games',
    'Monsoon Commerce',
    'Jasmine Bank',
    'Harbourlight',
    'Banyan Systems',
  ],
  north_america: ['Granite Bank', 'Cedar Retail', 'Maple Works', 'Tidewater Health', 'Northline'],
};

/** Past work in a field, one sentence each. */
export const duties: Partial<Record<Family, readonly string[]>> = {
  Backend: [
    'Owned the settlement service and its on-call rota, in a team of six.',
    'Moved a monolith to services without a day of downtime.',
    'Built the reports that finance closes the month with.',
    'Set up the event contracts between five teams.',
    'Halved the time of the slowest queries of the order system.',
  ],
  Frontend: [
    'Brought the accessibility of the booking flow to WCAG 2.2 AA.',
    'Built the design system that five product teams work with.',
    'Cut the first load of the shop from six seconds to two.',
    'Moved 140 screens from class components to hooks, one release at a time.',
  ],
  'Full-stack': [
    'Built the customer portal from the database to the last screen, with one designer.',
    'Added online payments and the back office behind them.',
    'Replaced a legacy admin tool that eighty people work with.',
    'Ran the weekly release and its checks.',
  ],
  Mobile: [
    'Maintained an app with 400,000 active users for three years.',
    'Made the app work without a network, including sync and conflicts.',
    'Brought the share of sessions without a crash from 97.1 to 99.8 %.',
    'Moved the screens to a declarative UI step by step.',
  ],
  Data: [
    'Built the models behind the monthly revenue report.',
    'Measured the effect of forty experiments a year and wrote them up.',
    'Cut the nightly run of the warehouse from five hours to fifty minutes.',
    'Introduced tests and owners for 120 tables.',
  ],
  DevOps: [
    'Cut the time of a deployment from an hour to six minutes.',
    'Ran twelve Kubernetes clusters with a team of four.',
    'Moved the infrastructure to Terraform, module by module.',
    'Rehearsed the restore of every database once a quarter.',
  ],
  QA: [
    'Built the end-to-end suite that decides on each release.',
    'Cut the run of the tests from ninety minutes to eleven.',
    'Taught three product teams to test their own features.',
    'Removed the flaky third of 800 tests.',
  ],
  Design: [
    'Led the research and redesign of the onboarding.',
    'Built the component library with two engineers.',
    'Ran usability tests every second week.',
  ],
  Product: [
    'Led the roadmap of the payments product with two teams.',
    'Ran discovery with thirty customers before the first line of code.',
    'Brought the checkout conversion up by eleven percent.',
  ],
  Marketing: [
    'Doubled organic traffic in fourteen months.',
    'Ran paid campaigns with a monthly budget of 40,000 dollars.',
    'Built the newsletter from zero to 60,000 readers.',
  ],
  Support: [
    'Answered forty technical tickets a day, with a satisfaction of 96 %.',
    'Wrote the knowledge base that a third of the tickets end at.',
    'Reproduced and documented bugs for two product teams.',
  ],
};

/** Original wording, newest first, for which there are suggestions. */
export const wordyDuties = [
  'I rebuilt the settlement service with a team of six. The old one lost a few payments every month, and nobody could say which. I moved its jobs to Kafka, wrote the runbook for the night shift and taught two juniors to be on call. Finance closes the month in two days now.',
  'Responsible for building the reports that finance closes the month with.',
] as const;

const computing = ['Computer science', 'Software engineering', 'Information systems'];

/** Subjects of study by field; engineers studied computing. */
export const studies: Partial<Record<Family, readonly string[]>> = {
  Data: ['Statistics', 'Applied mathematics', 'Computer science'],
  Design: ['Graphic design', 'Human-computer interaction'],
  Product: ['Business administration', 'Industrial engineering'],
  Marketing: ['Marketing', 'Communication'],
  Support: ['Information systems', 'Business informatics'],
};
export const studiesOf = (family: Family | null): readonly string[] =>
  (family && studies[family]) ?? computing;

/** `{name}`, `{title}`, `{years}` and `{skills}` are filled in. */
export const bioTexts = [
  {
    title: 'General bio',
    body: '<p>{name} is a {title} with {years} years of experience, most of it with {skills}.</p><p>Calm under pressure, clear in writing, and used to working closely with product teams.</p>',
  },
  {
    title: 'Fintech bio',
    body: '<p>{name} is a {title} who has worked on products that move money.</p><ul><li>{years} years of experience</li><li>{skills}</li><li>Used to audits and to explaining them</li></ul>',
  },
  {
    title: 'For start-ups',
    body: '<p>{name} is a {title} who is happy to start from an empty repository and an unclear brief, brings {skills}, and ships something in the first week.</p>',
  },
] as const;
