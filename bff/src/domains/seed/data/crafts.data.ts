import type { primaryRoles } from '@muster/contracts';

/** What demo people do: titles, the skills that go with them, and what an hour costs (USD). */
export interface Craft {
  primaryRole: (typeof primaryRoles)[number];
  title: string;
  core: readonly string[];
  wider: readonly string[];
  rate: readonly [min: number, max: number];
}

export const crafts: readonly Craft[] = [
  {
    primaryRole: 'Backend',
    title: 'backend engineer',
    core: ['Go', 'PostgreSQL', 'Kafka', 'gRPC'],
    wider: ['Docker', 'Kubernetes', 'AWS', 'Redis', 'Java', 'Terraform', 'RabbitMQ', 'MongoDB'],
    rate: [42, 72],
  },
  {
    primaryRole: 'Backend',
    title: 'payments engineer',
    core: ['Java', 'Spring Boot', 'PostgreSQL', 'Kafka'],
    wider: ['Docker', 'AWS', 'Redis', 'Kotlin', 'gRPC', 'Kubernetes', 'Oracle Database'],
    rate: [44, 70],
  },
  {
    primaryRole: 'Frontend',
    title: 'frontend engineer',
    core: ['React', 'TypeScript', 'CSS'],
    wider: [
      'Next.js',
      'Redux',
      'GraphQL',
      'Jest',
      'Playwright',
      'Figma',
      'Vue.js',
      'Accessibility',
    ],
    rate: [36, 64],
  },
  {
    primaryRole: 'Full-stack',
    title: 'full-stack engineer',
    core: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
    wider: ['Docker', 'AWS', 'GraphQL', 'Redis', 'MongoDB', 'Express', 'Next.js', 'Jest'],
    rate: [38, 66],
  },
  {
    primaryRole: 'Mobile',
    title: 'mobile engineer',
    core: ['Kotlin', 'Android', 'Jetpack Compose'],
    wider: ['Swift', 'Flutter', 'React Native', 'Firebase', 'GraphQL', 'CI/CD'],
    rate: [38, 62],
  },
  {
    primaryRole: 'Mobile',
    title: 'iOS engineer',
    core: ['Swift', 'SwiftUI', 'iOS'],
    wider: ['Objective-C', 'Firebase', 'React Native', 'GraphQL', 'CI/CD', 'Figma'],
    rate: [40, 66],
  },
  {
    primaryRole: 'Data',
    title: 'analytics engineer',
    core: ['SQL', 'dbt', 'Looker'],
    wider: ['Python', 'BigQuery', 'Snowflake', 'Airflow', 'Tableau', 'PostgreSQL'],
    rate: [36, 60],
  },
  {
    primaryRole: 'Data',
    title: 'data platform engineer',
    core: ['Python', 'Airflow', 'Spark'],
    wider: ['dbt', 'Snowflake', 'AWS', 'Kafka', 'SQL', 'Terraform', 'Docker'],
    rate: [42, 70],
  },
  {
    primaryRole: 'ML',
    title: 'machine learning engineer',
    core: ['Python', 'PyTorch', 'Machine learning'],
    wider: ['TensorFlow', 'Kubernetes', 'AWS', 'SQL', 'Docker', 'Spark', 'FastAPI'],
    rate: [52, 84],
  },
  {
    primaryRole: 'DevOps',
    title: 'site reliability engineer',
    core: ['Kubernetes', 'Terraform', 'AWS'],
    wider: ['Go', 'Prometheus', 'Grafana', 'Docker', 'Linux', 'Ansible', 'Python', 'CI/CD'],
    rate: [46, 74],
  },
  {
    primaryRole: 'DevOps',
    title: 'platform engineer',
    core: ['Terraform', 'Google Cloud', 'Kubernetes'],
    wider: ['Go', 'Docker', 'Linux', 'CI/CD', 'Python', 'Azure', 'Ansible'],
    rate: [46, 72],
  },
  {
    primaryRole: 'QA',
    title: 'QA automation engineer',
    core: ['Playwright', 'TypeScript', 'Test automation'],
    wider: ['Java', 'Selenium', 'Cypress', 'Jest', 'CI/CD', 'Postman', 'SQL'],
    rate: [26, 44],
  },
  {
    primaryRole: 'Design',
    title: 'product designer',
    core: ['Figma', 'User research', 'Prototyping'],
    wider: ['Design systems', 'Accessibility', 'CSS', 'Usability testing', 'Illustration'],
    rate: [34, 62],
  },
  {
    primaryRole: 'Product',
    title: 'product manager',
    core: ['Product management', 'Agile', 'User research'],
    wider: ['SQL', 'Roadmapping', 'Jira', 'Figma', 'A/B testing', 'Scrum'],
    rate: [44, 76],
  },
  {
    primaryRole: 'Marketing',
    title: 'growth marketer',
    core: ['SEO', 'Google Analytics', 'Content marketing'],
    wider: ['A/B testing', 'HubSpot', 'SQL', 'Copywriting', 'Google Ads'],
    rate: [24, 44],
  },
  {
    primaryRole: 'Support',
    title: 'technical support engineer',
    core: ['Customer support', 'Zendesk', 'SQL'],
    wider: ['Linux', 'Postman', 'Python', 'Jira', 'REST'],
    rate: [18, 32],
  },
];
