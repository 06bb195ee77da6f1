import type { primaryRoles, seniorities } from '@muster/contracts';

/** Requirements of a demo job, by its title. */
export interface DemoJobText {
  readonly title: string;
  readonly primaryRole: (typeof primaryRoles)[number];
  readonly seniority: (typeof seniorities)[number];
  readonly required: readonly string[];
  readonly nice: readonly string[];
  /** Hourly pay of the contractor; the client pays a third more. */
  readonly pay: readonly [min: number, max: number];
  readonly currency?: 'EUR';
  readonly about: string;
  readonly must: readonly string[];
}

export const demoJobTexts: readonly DemoJobText[] = [
  {
    title: 'Senior backend engineer (Go)',
    primaryRole: 'Backend',
    seniority: 'senior',
    required: ['Go', 'PostgreSQL', 'Kafka'],
    nice: ['Kubernetes', 'gRPC'],
    pay: [48, 62],
    about:
      'You build the services that move money between banks: ledgers, settlement runs and the queues between them. The team is six people, reviews each other’s work the same day and is on call one week in six.',
    must: ['Services in production that others depend on', 'Calm when something is down'],
  },
  {
    title: 'Staff frontend engineer',
    primaryRole: 'Frontend',
    seniority: 'staff',
    required: ['React', 'TypeScript', 'Accessibility'],
    nice: ['Playwright', 'GraphQL'],
    pay: [48, 64],
    about:
      'You set the way in which four teams build their screens: components, speed and what it means to be accessible. Half of the time you write code, half of it you help others to write less of it.',
    must: ['A design system that outlived its first redesign'],
  },
  {
    title: 'Fraud data scientist',
    primaryRole: 'Data',
    seniority: 'senior',
    required: ['Python', 'SQL'],
    nice: ['scikit-learn', 'Spark'],
    pay: [44, 60],
    about:
      'You find the few payments that are fraud among the many that are not, and explain why to people who have to decide. Models are retrained every week and measured every day.',
    must: ['Statistics that you can explain to a lawyer'],
  },
  {
    title: 'QA automation engineer',
    primaryRole: 'QA',
    seniority: 'mid',
    required: ['Playwright', 'TypeScript'],
    nice: ['CI/CD'],
    pay: [30, 42],
    about:
      'You own the tests that decide whether a release goes out: few, fast and true. You sit with the product people when a feature begins, not when it ends.',
    must: ['End-to-end tests that people trust'],
  },
  {
    title: 'Tech lead, routing',
    primaryRole: 'Backend',
    seniority: 'lead',
    required: ['Java', 'PostgreSQL'],
    nice: ['Kubernetes', 'AWS'],
    pay: [56, 74],
    about:
      'You lead the five people who plan the routes of nine hundred trucks a night. You decide what is built next with the dispatchers, and write a good part of it yourself.',
    must: ['People who grew while you led them'],
  },
  {
    title: 'Platform engineer',
    primaryRole: 'DevOps',
    seniority: 'senior',
    required: ['Kubernetes', 'Terraform', 'AWS'],
    nice: ['Go'],
    pay: [46, 64],
    about:
      'You run the platform on which eleven teams build: clusters, deployments and the figures that show how they are doing. What you have done twice manually you automate the third time.',
    must: ['Clusters that others could rely on'],
  },
  {
    title: 'Dispatch app developer (Kotlin)',
    primaryRole: 'Mobile',
    seniority: 'mid',
    required: ['Kotlin', 'Android'],
    nice: ['Jetpack Compose'],
    pay: [36, 50],
    currency: 'EUR',
    about:
      'You build the app that dispatchers hold in their hands all night: maps, voice and a signal that comes and goes.',
    must: ['Android apps that work without a network'],
  },
  {
    title: 'Head of engineering',
    primaryRole: 'Backend',
    seniority: 'lead',
    required: ['Java', 'Team leadership', 'System design'],
    nice: ['Mentoring', 'Kubernetes'],
    pay: [62, 80],
    about:
      'You take over the engineering of a company that plans parcel routes for five countries: four teams, thirty people and a system that has grown for nine years.',
    must: ['Led several teams', 'Has written production code in the last three years'],
  },
  {
    title: 'Backend engineer',
    primaryRole: 'Backend',
    seniority: 'mid',
    required: ['Go', 'PostgreSQL'],
    nice: ['Kafka', 'Docker'],
    pay: [42, 58],
    about:
      'You build the booking and record services of two hundred family practices: appointments, reminders and the exchange with laboratories. Privacy comes before speed.',
    must: ['Services that hold personal data', 'Careful with migrations'],
  },
  {
    title: 'Product designer, patient portal',
    primaryRole: 'Design',
    seniority: 'senior',
    required: ['Figma'],
    nice: ['Accessibility'],
    pay: [38, 52],
    about:
      'You make the portal in which patients find their results and their next appointment understandable for everybody, and test it with those for whom it is hardest.',
    must: ['Research that changed what was built'],
  },
  {
    title: 'Site reliability engineer',
    primaryRole: 'DevOps',
    seniority: 'senior',
    required: ['Kubernetes', 'Terraform', 'Prometheus'],
    nice: ['AWS', 'Grafana'],
    pay: [46, 64],
    about:
      'You keep a medical record system available around the clock: alerts that mean something, restores that are rehearsed and incidents that are written up.',
    must: ['On-call for a system that people depend on'],
  },
  {
    title: 'Full-stack engineer',
    primaryRole: 'Full-stack',
    seniority: 'senior',
    required: ['TypeScript', 'React', 'Node.js'],
    nice: ['PostgreSQL', 'Docker'],
    pay: [42, 58],
    about:
      'You build features of a reading course from the first sketch to the figures that show whether children read better. The team is small, decides by itself and shows its work every Friday.',
    must: ['Features that you brought from idea to use'],
  },
  {
    title: 'Analytics engineer',
    primaryRole: 'Data',
    seniority: 'senior',
    required: ['SQL', 'dbt'],
    nice: ['Looker'],
    pay: [36, 50],
    about:
      'You build the tables with which the company sees how schools use its courses, from the raw events to the reports.',
    must: ['Models that others build on'],
  },
  {
    title: 'iOS engineer',
    primaryRole: 'Mobile',
    seniority: 'senior',
    required: ['Swift', 'SwiftUI'],
    nice: ['CI/CD'],
    pay: [42, 58],
    about:
      'You build the app with which children learn to read: offline first, on devices that are older than they are, and a pleasure to use.',
    must: ['An app that you maintained for years'],
  },
  {
    title: 'Gameplay services engineer',
    primaryRole: 'Backend',
    seniority: 'senior',
    required: ['Go', 'PostgreSQL'],
    nice: ['Redis', 'gRPC'],
    pay: [46, 62],
    about:
      'You build what players meet between two matches: matchmaking, leaderboards, clans and the shop, for forty thousand players at the same time.',
    must: ['Services under uneven load'],
  },
  {
    title: 'Live operations analyst',
    primaryRole: 'Data',
    seniority: 'mid',
    required: ['SQL', 'Looker'],
    nice: ['Data analysis'],
    pay: [30, 44],
    about:
      'You tell the team of a live game what last night’s event did: who came back, who paid and who left.',
    must: ['Reports that led to decisions'],
  },
  {
    title: 'Storefront engineer',
    primaryRole: 'Frontend',
    seniority: 'mid',
    required: ['React', 'TypeScript'],
    nice: ['Next.js', 'Accessibility'],
    pay: [38, 54],
    about:
      'You build the shop of a department store chain: product pages, search and checkout, measured by how fast they are on an old phone.',
    must: ['A shop or booking flow in production'],
  },
  {
    title: 'Growth marketer',
    primaryRole: 'Marketing',
    seniority: 'mid',
    required: ['SEO'],
    nice: ['SQL'],
    pay: [26, 38],
    about:
      'We are looking for a marketer who brings more schools to our courses and knows what each of them cost.',
    must: [],
  },
];
