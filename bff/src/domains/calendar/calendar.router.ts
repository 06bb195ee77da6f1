import {
  calendarEndpoints,
  calendarFeedEndpoints,
  calendarVisitEndpoints,
  outsideCalendarEndpoints,
  overlapEndpoints,
  teamCalendarEndpoints,
} from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../config.ts';
import { mountFile } from '../../http/mount-file.ts';
import { mount } from '../../http/mount.ts';
import { listInvitations, readInvitation, respond } from './answers/own-answers.ts';
import { readVisit, respondToVisit } from './answers/visit.ts';
import type { CalendarSource } from '../../calendars/calendar-source.ts';
import type { InvitationSource } from '../../calendars/invitation-source.ts';
import { listEntries } from './entries/list-entries.ts';
import { calendarOfCandidate } from './entries/of-candidate.ts';
import { cancelEvent } from './events/cancel-event.ts';
import { moveEvent, updateEvent } from './events/change-event.ts';
import { createEvent } from './events/create-event.ts';
import { readEvent } from './events/read-event.ts';
import { readFeedFile } from './feed/feed-file.ts';
import { makeFeed, readFeed, revokeFeed } from './feed/own-feed.ts';
import {
  createOutside,
  listOutside,
  refreshOutside,
  removeOutside,
} from './outside/own-outside.ts';
import { listTeams, makeTeamFeed, revokeTeamFeed } from './teams/team-feeds.ts';
import { readOverlap } from './overlap/read-overlap.ts';

/** Serves calendars to their users, to invited guests and to other calendars. */
export function calendarRoutes(
  router: Router,
  {
    config,
    calendars,
    invitations,
  }: {
    config: Config;
    calendars: readonly CalendarSource[];
    invitations: readonly InvitationSource[];
  },
): void {
  mount(router, calendarEndpoints.list, listEntries(calendars));
  mount(router, calendarEndpoints.invitations, listInvitations(invitations));
  mount(router, calendarEndpoints.read, readEvent);
  mount(router, calendarEndpoints.create, createEvent);
  mount(router, calendarEndpoints.update, updateEvent);
  mount(router, calendarEndpoints.move, moveEvent);
  mount(router, calendarEndpoints.cancel, cancelEvent);
  mount(router, calendarEndpoints.invitation, readInvitation(invitations));
  mount(router, calendarEndpoints.respond, respond(invitations));
  mount(router, calendarEndpoints.ofCandidate, calendarOfCandidate(calendars));
  mount(router, calendarVisitEndpoints.read, readVisit(invitations));
  mount(router, calendarVisitEndpoints.respond, respondToVisit(invitations));
  mount(router, calendarFeedEndpoints.read, readFeed);
  mount(router, calendarFeedEndpoints.make, makeFeed(config));
  mount(router, calendarFeedEndpoints.revoke, revokeFeed);
  mountFile(
    router,
    calendarFeedEndpoints.file,
    readFeedFile(calendars.filter(({ inFeeds = true }) => inFeeds)),
  );
  mount(router, teamCalendarEndpoints.list, listTeams);
  mount(router, teamCalendarEndpoints.makeFeed, makeTeamFeed(config));
  mount(router, teamCalendarEndpoints.revokeFeed, revokeTeamFeed);
  mount(router, overlapEndpoints.read, readOverlap);
  mount(router, outsideCalendarEndpoints.list, listOutside);
  mount(router, outsideCalendarEndpoints.create, createOutside(config));
  mount(router, outsideCalendarEndpoints.refresh, refreshOutside);
  mount(router, outsideCalendarEndpoints.remove, removeOutside);
}
