import type { DemoCandidate } from '../../../demo/demo-candidate.ts';

interface DemoPool {
  name: string;
  description: string;
  targetSize: number;
  /** The skill that all members have. */
  skill: string;
  /** Titles of the jobs that look for members of this pool. */
  wantedFor: readonly string[];
  fits: (candidate: DemoCandidate) => boolean;
}

const latinAmerica = ['AR', 'BR', 'CO', 'MX'];

/** Six talent pools; the last is private to its owner. */
export const demoPools: readonly DemoPool[] = [
  {
    name: 'Go backend',
    description: 'Backend engineers with Go in production.',
    targetSize: 25,
    skill: 'Go',
    wantedFor: ['Senior backend engineer (Go)', 'Backend engineer', 'Gameplay services engineer'],
    fits: ({ primaryRole }) => primaryRole === 'Backend',
  },
  {
    name: 'Senior React LATAM',
    description: 'Senior React engineers within four hours of New York.',
    targetSize: 30,
    skill: 'React',
    wantedFor: ['Staff frontend engineer', 'Full-stack engineer', 'Storefront engineer'],
    fits: ({ primaryRole, seniority, country }) =>
      (primaryRole === 'Frontend' || primaryRole === 'Full-stack') &&
      seniority !== 'junior' &&
      seniority !== 'mid' &&
      latinAmerica.includes(country ?? ''),
  },
  {
    name: 'Data platforms',
    description: 'Airflow, Spark and data warehouses.',
    targetSize: 15,
    skill: 'Python',
    wantedFor: ['Fraud data scientist', 'Analytics engineer'],
    fits: ({ primaryRole }) => primaryRole === 'Data',
  },
  {
    name: 'Cloud and reliability',
    description: 'Kubernetes in production, with on-call experience.',
    targetSize: 20,
    skill: 'Kubernetes',
    wantedFor: ['Platform engineer', 'Site reliability engineer'],
    fits: ({ primaryRole }) => primaryRole === 'DevOps',
  },
  {
    name: 'Product design',
    description: 'Designers who do their own research.',
    targetSize: 10,
    skill: 'Figma',
    wantedFor: ['Product designer, patient portal'],
    fits: ({ primaryRole }) => primaryRole === 'Design',
  },
  {
    name: 'Payments veterans',
    description: 'Java engineers who have built payment systems.',
    targetSize: 8,
    skill: 'Java',
    wantedFor: [],
    fits: ({ primaryRole, seniority }) => primaryRole === 'Backend' && seniority !== 'junior',
  },
];
