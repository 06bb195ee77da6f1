import { activityLogDomain } from './activity-log/activity-log.domain.ts';
import { authDomain } from './auth/auth.domain.ts';
import { candidatesDomain } from './candidates/candidates.domain.ts';
import type { Domain } from './domain.ts';
import { impersonationDomain } from './impersonation/impersonation.domain.ts';
import { onboardingDomain } from './onboarding/onboarding.domain.ts';
import { linksDomain } from './links/links.domain.ts';
import { platformDomain } from './platform/platform.domain.ts';
import { seedDomain } from './seed/seed.domain.ts';
import { skillsDomain } from './skills/skills.domain.ts';
import { companiesDomain } from './companies/companies.domain.ts';
import { jobsDomain } from './jobs/jobs.domain.ts';
import { notesDomain } from './notes/notes.domain.ts';
import { poolsDomain } from './pools/pools.domain.ts';
import { releasesDomain } from './releases/releases.domain.ts';
import { tasksDomain } from './tasks/tasks.domain.ts';
import { teamDomain } from './team/team.domain.ts';
import { usersDomain } from './users/users.domain.ts';

/** The domains of the platform: one line each. */
export const allDomains: readonly Domain[] = [
  platformDomain,
  releasesDomain,
  authDomain,
  onboardingDomain,
  usersDomain,
  impersonationDomain,
  linksDomain,
  candidatesDomain,
  companiesDomain,
  jobsDomain,
  notesDomain,
  poolsDomain,
  tasksDomain,
  teamDomain,
  skillsDomain,
  activityLogDomain,
  seedDomain,
];
