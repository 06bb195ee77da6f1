import { actingPartyOf, activityActions, type activityKinds } from '@muster/contracts';
import type { AuditEvent } from '../../../../audit/audit-event.model.ts';
import type { People } from '../../../people/api/people.ts';

export type ActivityKind = (typeof activityKinds)[number];

const kinds: Readonly<Record<string, ActivityKind>> = activityActions;

export const kindOf = (action: string): ActivityKind | null => kinds[action] ?? null;

/** The actions that are told to somebody who may, or may not, know of rates. */
export const toldActions = ({ rates }: { rates: boolean }): string[] =>
  Object.keys(kinds).filter((action) => rates || kinds[action] !== 'rate_changed');

/**
 * Who did it; of somebody who acted as another person both names: `Ana Silva (as Li Wei)`. Null for
 * the system, to which belongs what follows by itself from something that a colleague did.
 */
export function actorOf(
  {
    action,
    actorUserId,
    realActorUserId,
  }: Pick<AuditEvent, 'action' | 'actorUserId' | 'realActorUserId'>,
  people: People,
): string | null {
  if (!actorUserId || actingPartyOf(action) === 'system') return null;
  const name = people.name(actorUserId);
  return realActorUserId ? `${people.name(realActorUserId)} (as ${name})` : name;
}
