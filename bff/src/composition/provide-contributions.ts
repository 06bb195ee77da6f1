import { replyTakers } from '../calendars/calendar-reply.ts';
import { roomFollowers } from '../calendars/room-followers.ts';
import type { Domain } from '../domain.ts';
import { ownedRecords } from '../owned/owned-records.ts';
import { erasureParts } from '../personal/erasure-parts.ts';
import { placementMaker } from '../records/placements/placement-maker.ts';
import { taskFollowers } from '../records/tasks/task-followers.ts';

/**
 * Passes the contributions of the domains to the code that reads them in the middle of a change.
 */
export function provideContributions(domains: readonly Domain[]): void {
  ownedRecords.provide(domains.flatMap(({ owned }) => owned ?? []));
  erasureParts.provide({
    personal: domains.flatMap(({ personal }) => personal ?? []),
    forget: domains.flatMap(({ forget }) => forget ?? []),
  });
  for (const { makesPlacements } of domains)
    if (makesPlacements) placementMaker.provide(makesPlacements);
  taskFollowers.provide(domains.flatMap(({ followsTasks }) => followsTasks ?? []));
  roomFollowers.provide(domains.flatMap(({ followsRooms }) => followsRooms ?? []));
  replyTakers.provide(domains.flatMap(({ calendarReplies }) => calendarReplies ?? []));
}
