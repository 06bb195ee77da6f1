import type { primaryRoles } from '@muster/contracts';

/** Crafts of demo candidates: titles, matching skills, and hourly rates. */
export interface Craft {
  primaryRole: (typeof primaryRoles)[number];
  title: string;
  /** Earlier titles, latest first. */
  former: readonly string[];
  core: readonly string[];
  wider: readonly string[];
  /** From the first year to the most experienced, in USD or EUR. */
  rate: readonly [min: number, max: number];
  /** Number among ninety candidates. */
  share: number;
  /** Countries where most of these candidates live. */
  home?: readonly string[];
}

/** The order and the shares follow the needs of the demo jobs. */
export const crafts: readonly Craft[] = [
  {
    primaryRole: 'Backend',
    title: 'backend engineer',
    former: ['Backend developer', 'Software engineer', 'Junior backend developer'],
    core: ['Go', 'PostgreSQL', 'Kafka', 'gRPC'],
    wider: ['Docker', 'Kubernetes', 'AWS', 'Redis', 'Terraform', 'RabbitMQ', 'MongoDB'],
    rate: [34, 70],
    share: 16,
  },
  {
    primaryRole: 'Backend',
    title: 'payments engineer',
    former: ['Backend developer', 'Java developer', 'Junior Java developer'],
    core: ['Java', 'Spring Boot', 'PostgreSQL', 'Kafka'],
    wider: ['Docker', 'AWS', 'Redis', 'Kotlin', 'Payments', 'Kubernetes', 'Oracle Database'],
    rate: [34, 72],
    share: 8,
  },
  {
    primaryRole: 'Frontend',
    title: 'frontend engineer',
    former: ['Frontend developer', 'Web developer', 'Junior frontend developer'],
    core: ['React', 'TypeScript', 'CSS', 'Accessibility'],
    wider: ['Next.js', 'Redux', 'GraphQL', 'Jest', 'Playwright', 'Storybook', 'Vue.js'],
    rate: [30, 66],
    share: 11,
  },
  {
    primaryRole: 'Full-stack',
    title: 'full-stack engineer',
    former: ['Full-stack developer', 'Web developer', 'Junior web developer'],
    core: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
    wider: ['Docker', 'AWS', 'GraphQL', 'Redis', 'MongoDB', 'Express', 'Next.js', 'Jest'],
    rate: [30, 62],
    share: 9,
  },
  {
    primaryRole: 'Mobile',
    title: 'Android engineer',
    former: ['Android developer', 'Mobile developer', 'Junior Android developer'],
    core: ['Kotlin', 'Android', 'Jetpack Compose'],
    wider: ['Java', 'Retrofit', 'Firebase', 'GraphQL', 'CI/CD', 'Kotlin Multiplatform'],
    rate: [28, 58],
    share: 8,
    home: ['PL', 'RO', 'PT', 'ES', 'HR'],
  },
  {
    primaryRole: 'Mobile',
    title: 'iOS engineer',
    former: ['iOS developer', 'Mobile developer', 'Junior iOS developer'],
    core: ['Swift', 'SwiftUI', 'iOS'],
    wider: ['Objective-C', 'UIKit', 'Core Data', 'Firebase', 'GraphQL', 'CI/CD'],
    rate: [30, 62],
    share: 5,
  },
  {
    primaryRole: 'Data',
    title: 'analytics engineer',
    former: ['Data analyst', 'BI developer', 'Junior data analyst'],
    core: ['SQL', 'dbt', 'Looker', 'Data analysis'],
    wider: ['Python', 'BigQuery', 'Snowflake', 'Airflow', 'Tableau', 'PostgreSQL'],
    rate: [26, 54],
    share: 4,
  },
  {
    primaryRole: 'Data',
    title: 'data scientist',
    former: ['Data scientist', 'Data analyst', 'Junior data analyst'],
    core: ['Python', 'SQL', 'scikit-learn', 'Pandas'],
    wider: ['XGBoost', 'Spark', 'Airflow', 'Jupyter', 'BigQuery', 'A/B testing'],
    rate: [32, 68],
    share: 6,
  },
  {
    primaryRole: 'DevOps',
    title: 'platform engineer',
    former: ['DevOps engineer', 'Cloud engineer', 'System administrator'],
    core: ['Kubernetes', 'Terraform', 'AWS'],
    wider: ['Go', 'Docker', 'Linux', 'CI/CD', 'Python', 'Helm', 'Ansible'],
    rate: [34, 70],
    share: 6,
  },
  {
    primaryRole: 'DevOps',
    title: 'site reliability engineer',
    former: ['DevOps engineer', 'Operations engineer', 'System administrator'],
    core: ['Kubernetes', 'Terraform', 'Prometheus', 'AWS'],
    wider: ['Go', 'Grafana', 'Docker', 'Linux', 'Ansible', 'Python', 'Incident response'],
    rate: [34, 72],
    share: 5,
  },
  {
    primaryRole: 'QA',
    title: 'QA automation engineer',
    former: ['QA engineer', 'Software tester', 'Junior tester'],
    core: ['Playwright', 'TypeScript', 'Test automation'],
    wider: ['Java', 'Selenium', 'Cypress', 'Jest', 'CI/CD', 'Postman', 'SQL'],
    rate: [22, 46],
    share: 6,
  },
  {
    primaryRole: 'Design',
    title: 'product designer',
    former: ['UX designer', 'Web designer', 'Junior designer'],
    core: ['Figma', 'User research', 'Prototyping'],
    wider: ['Design systems', 'Accessibility', 'Usability testing', 'Illustration', 'UX writing'],
    rate: [28, 60],
    share: 3,
  },
  {
    primaryRole: 'Product',
    title: 'product manager',
    former: ['Product owner', 'Business analyst', 'Project assistant'],
    core: ['Product management', 'Roadmapping', 'User research'],
    wider: ['SQL', 'Agile', 'Jira', 'A/B testing', 'Scrum', 'OKRs'],
    rate: [36, 72],
    share: 1,
  },
  {
    primaryRole: 'Marketing',
    title: 'growth marketer',
    former: ['Online marketing manager', 'Content marketer', 'Marketing assistant'],
    core: ['SEO', 'Google Analytics', 'Content marketing'],
    wider: ['A/B testing', 'HubSpot', 'SQL', 'Copywriting', 'Google Ads'],
    rate: [20, 44],
    share: 1,
  },
  {
    primaryRole: 'Support',
    title: 'technical support engineer',
    former: ['Support specialist', 'Help desk agent', 'Help desk agent'],
    core: ['Customer support', 'Zendesk', 'SQL'],
    wider: ['Linux', 'Postman', 'Python', 'Jira', 'REST'],
    rate: [16, 32],
    share: 1,
  },
];

/** Additional skills of leads. */
export const leadingSkills = ['Team leadership', 'Mentoring', 'System design'] as const;

const round = crafts.flatMap((craft) => Array.from({ length: craft.share }, () => craft));
/** Coprime to the length of a round, so that each of ninety is used. */
const stride = 7;

/**
 * Returns the craft of the candidate with this number: exact shares, and the first two in backend.
 */
export function craftOf(number: number): Craft {
  const craft = round[((number - 1) * stride) % round.length];
  if (!craft) throw new Error(`No craft for number ${number}`);
  return craft;
}
