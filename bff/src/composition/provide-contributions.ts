import { provideReplyTakers } from '../calendars/calendar-reply.ts';
import { provideRoomFollowers } from '../calendars/room-followers.ts';
import type { Domain } from '../domain.ts';
import { provideOwnedRecords } from '../owned/owned-records.ts';
import { provideTaskFollowers } from '../records/tasks/task-followers.ts';

/** Hands on what domains say of themselves to what asks for it in the middle of a change. */
export function provideContributions(domains: readonly Domain[]): void {
  provideOwnedRecords(domains.flatMap(({ owned }) => owned ?? []));
  provideTaskFollowers(domains.flatMap(({ followsTasks }) => followsTasks ?? []));
  provideRoomFollowers(domains.flatMap(({ followsRooms }) => followsRooms ?? []));
  provideReplyTakers(domains.flatMap(({ calendarReplies }) => calendarReplies ?? []));
}
