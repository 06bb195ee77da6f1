import type { Actor } from '../../../auth/actor.ts';
import { opensCandidate } from '../../candidates/api/candidate-lookup.ts';
import { sees } from '../applications.policy.ts';
import type { FoundApplication } from '../record/find-application.ts';

export { findApplication } from '../record/find-application.ts';

/** Whether a user can open an application: with its candidate and its job. */
export const opensApplication = (
  actor: Actor,
  { application, candidate, job }: FoundApplication,
): boolean => opensCandidate(actor, candidate) && sees(actor, application, job);
