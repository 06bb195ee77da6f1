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
 * Returns the party that the entity's state machine assigns to an action of the audit log
 * (`position.fill`): the system for automatic effects, even those caused by a person, and the
 * candidate for public actions and actions reserved for candidates.
 */
export function actingPartyOf(action: string): ActingParty {
  const [entity = '', name = ''] = action.split('.');
  const permission = machines[entity]?.transitions[name]?.permission;
  if (permission === 'system') return 'system';
  return permission === 'public' || permission === 'application.answerOwn' ? 'candidate' : 'person';
}
