import { authDomain } from './auth/auth.domain.ts';
import { candidatesDomain } from './candidates/candidates.domain.ts';
import type { Domain } from './domain.ts';
import { platformDomain } from './platform/platform.domain.ts';
import { skillsDomain } from './skills/skills.domain.ts';

/** The domains of the platform: one line each. */
export const allDomains: readonly Domain[] = [
  platformDomain,
  authDomain,
  candidatesDomain,
  skillsDomain,
];
