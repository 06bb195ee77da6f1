import { actingPartyOf, activityActions, type activityKinds } from '@muster/contracts';
import type { AuditEvent } from '../audit/audit-event.model.ts';
import type { People } from '../identity/people/people.ts';

export type ActivityKind = (typeof activityKinds)[number];

const kinds: Readonly<Record<string, ActivityKind>> = activityActions;

export const kindOf = (action: string): ActivityKind | null => kinds[action] ?? null;

/** Returns the actions shown to readers with, or without, permission to read rates. */
export const toldActions = ({ rates }: { rates: boolean }): string[] =>
  Object.keys(kinds).filter((action) => rates || kinds[action] !== 'rate_changed');

/**
 * Returns the author's name; during impersonation both names: `Ana Silva (as Li Wei)`. Returns null
 * for the system, which also stands for automatic consequences of a colleague's action.
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
