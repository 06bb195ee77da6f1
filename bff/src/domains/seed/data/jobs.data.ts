import type { primaryRoles, seniorities } from '@muster/contracts';

/** What a demo job asks for: by a word of its title, the first that fits. */
export interface DemoJobText {
  readonly word: string;
  readonly primaryRole: (typeof primaryRoles)[number];
  readonly seniority: (typeof seniorities)[number];
  readonly required: readonly string[];
  readonly nice: readonly string[];
  /** What the person gets for an hour, in USD; the client pays half as much again. */
  readonly pay: readonly [min: number, max: number];
  readonly about: string;
  readonly must: readonly string[];
}

export const demoJobTexts: readonly DemoJobText[] = [
  {
    word: 'backend',
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
    word: 'frontend',
    primaryRole: 'Frontend',
    seniority: 'staff',
    required: ['React', 'TypeScript', 'Accessibility'],
    nice: ['Playwright', 'GraphQL'],
    pay: [46, 64],
    about:
      'You set the way in which four teams build their screens: components, speed and what it means to be accessible. Half of the time you write code, half of it you help others to write less of it.',
    must: ['A design system that outlived its first redesign'],
  },
  {
    word: 'data',
    primaryRole: 'Data',
    seniority: 'senior',
    required: ['Python', 'SQL'],
    nice: ['Airflow', 'Spark'],
    pay: [44, 60],
    about:
      'You find the few payments that are fraud among the many that are not, and explain why to people who have to decide. Models are retrained every week and measured every day.',
    must: ['Statistics that you can explain to a lawyer'],
  },
  {
    word: 'qa',
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
    word: 'lead',
    primaryRole: 'Backend',
    seniority: 'lead',
    required: ['Java', 'PostgreSQL'],
    nice: ['Kubernetes', 'AWS'],
    pay: [55, 72],
    about:
      'You lead the five people who plan the routes of nine hundred trucks a night. You decide what is built next with the dispatchers, and write a good part of it yourself.',
    must: ['People who grew while you led them'],
  },
  {
    word: 'designer',
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
    word: 'market',
    primaryRole: 'Marketing',
    seniority: 'mid',
    required: ['SEO'],
    nice: ['SQL'],
    pay: [26, 38],
    about: 'We look for somebody who brings more schools to our courses and knows what it cost.',
    must: [],
  },
  {
    word: 'ios',
    primaryRole: 'Mobile',
    seniority: 'senior',
    required: ['Swift', 'SwiftUI'],
    nice: ['CI/CD'],
    pay: [40, 56],
    about:
      'You build the app with which children learn to read: offline first, on devices that are older than they are, and a pleasure to use.',
    must: ['An app that you maintained for years'],
  },
  {
    word: 'kotlin',
    primaryRole: 'Mobile',
    seniority: 'mid',
    required: ['Kotlin', 'Android'],
    nice: ['Jetpack Compose'],
    pay: [36, 50],
    about:
      'You build the app that dispatchers hold in their hands all night: maps, voice and a signal that comes and goes.',
    must: ['Android apps that work without a network'],
  },
  {
    word: 'platform',
    primaryRole: 'DevOps',
    seniority: 'senior',
    required: ['Kubernetes', 'Terraform', 'AWS'],
    nice: ['Go'],
    pay: [46, 64],
    about:
      'You keep the ground on which eleven teams build: clusters, deployments and the numbers that say how they are. What you do twice by hand you automate the third time.',
    must: ['Clusters that others could rely on'],
  },
  {
    word: '',
    primaryRole: 'Full-stack',
    seniority: 'senior',
    required: ['TypeScript', 'React', 'Node.js'],
    nice: ['PostgreSQL', 'Docker'],
    pay: [40, 56],
    about:
      'You build features from the first sketch to the numbers that say whether they help. The team is small, decides by itself and shows what it has every Friday.',
    must: ['Features that you brought from idea to use'],
  },
];
