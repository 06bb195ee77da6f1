import { clientTeamEndpoints } from '@muster/contracts';
import { mount } from '../../http/mount.ts';
import type { Domain } from '../../domain.ts';
import { bookCall } from './book-call.ts';
import { readCallTimes } from './read-call-times.ts';
import { emailTeamMember } from './email-team-member.ts';
import { readClientTeam } from './read-client-team.ts';

/** What clients see of the agency's staff, and how they contact them. */
export const clientTeamDomain: Domain = {
  name: 'client-team',
  routes: (router) => {
    mount(router, clientTeamEndpoints.read, readClientTeam);
    mount(router, clientTeamEndpoints.email, emailTeamMember);
    mount(router, clientTeamEndpoints.callTimes, readCallTimes);
    mount(router, clientTeamEndpoints.bookCall, bookCall);
  },
};
