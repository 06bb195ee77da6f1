import {
  applicationMachine,
  applicationStateOf,
  canTransition,
  type ClientCandidateAction,
  type ClientStanding,
} from '@muster/contracts';
import type { Application } from '../../../records/applications/application.model.ts';
import { isShareWithdrawn } from '../record/share-withdrawn.ts';
import type { ClientReader } from './client-reader.ts';

/** Returns the standing of a submitted application for its client. */
export function standingOf(application: Application): ClientStanding {
  const { status, stageKind, onHold, clientDecision, exit } = application;
  if (isShareWithdrawn(application)) return 'gone';
  if (status === 'placed') return 'placed';
  if (status !== 'active')
    return status === 'rejected' && exit?.side === 'client' ? 'declined' : 'gone';
  // Reopened: the client sees it again with the next version.
  if (application.awaitsResubmit) return 'gone';
  if (onHold) return 'paused';
  switch (stageKind) {
    case 'submitted':
      return clientDecision === 'more_info' ? 'asked' : 'waiting';
    case 'client_interview':
      return 'interview';
    case 'selected':
    case 'contracting':
      return stageKind;
    default:
      return 'gone';
  }
}

const decisions = [
  ['select', 'select'],
  ['request_interview', 'request_interview'],
  ['reject', 'reject'],
] as const satisfies readonly (readonly [
  ClientCandidateAction,
  keyof typeof applicationMachine.transitions,
])[];

/** Returns what the reader can do with a candidate now, by state machine, role and company. */
export function clientActions(
  application: Application,
  { actor, decides }: ClientReader,
): ClientCandidateAction[] {
  const standing = standingOf(application);
  if (standing === 'selected') return decides ? ['unselect'] : [];
  if (!['waiting', 'asked', 'interview'].includes(standing)) return [];
  const state = applicationStateOf(application);
  if (!actor.can('clientJob.select')) return [];
  return [
    ...(decides
      ? decisions.flatMap(([action, step]) =>
          canTransition(applicationMachine, state, step) ? [action] : [],
        )
      : []),
    ...(canTransition(applicationMachine, state, 'ask_more') ? (['ask_more'] as const) : []),
    ...(decides ? [] : (['ask_decider'] as const)),
  ];
}
