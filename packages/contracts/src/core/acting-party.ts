import { applicationMachine } from '../domains/applications/applications.machine.ts';
import { candidateMachine } from '../domains/candidates/candidates.machine.ts';
import { jobMachine } from '../domains/jobs/jobs.machine.ts';
import { positionMachine } from '../domains/positions/positions.machine.ts';
import type { ActingParty } from './acting-parties.ts';
import type { Machine } from './machine.ts';

const machines: Readonly<Record<string, Machine<string, string>>> = {
  application: applicationMachine,
  candidate: candidateMachine,
  job: jobMachine,
  position: positionMachine,
};

/**
 * The party that takes an action of the audit log (`position.fill`) by its machine: automatic
 * effects belong to the system, even those that a person caused; public actions, like those that
 * only candidates take, to the candidate.
 */
export function actingPartyOf(action: string): ActingParty {
  const [entity = '', name = ''] = action.split('.');
  const permission = machines[entity]?.transitions[name]?.permission;
  if (permission === 'system') return 'system';
  return permission === 'public' || permission === 'application.answerOwn' ? 'candidate' : 'person';
}
