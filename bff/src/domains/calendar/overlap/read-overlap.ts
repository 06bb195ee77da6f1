import { limits, weekOf, type overlapEndpoints } from '@muster/contracts';
import { dayIn } from '../../../db/zoned-day.ts';
import type { Service } from '../../../http/mount.ts';
import { commonTimes } from '../../../records/scheduling/own-hours.ts';
import { askedFor } from '../entries/list-entries.ts';
import { commonWeeks, usualOf, weeksFrom } from './common-weeks.ts';
import { candidateParties, clientParties, colleagueParties } from './overlap-parties.ts';

const { overlapWeeks: count } = limits.calendar;

/** Returns the hours that the reader shares with others, for a year from this week on. */
export const readOverlap: Service<typeof overlapEndpoints.read> = async ({ actor }, { query }) => {
  const asked = await askedFor(actor, query.people);
  const others = asked.filter((id) => !id.equals(actor.userId));
  const users = await colleagueParties([actor.userId, ...others]);
  const isStaff = actor.audience === 'staff';
  const parties = [
    ...users,
    ...(isStaff ? await candidateParties(actor, query.candidates) : []),
    ...(isStaff ? await clientParties(actor, query.clients) : []),
  ];
  const timeZone = users[0]?.hours.timeZone ?? 'UTC';
  const monday = weekOf(dayIn(timeZone, new Date())).start;
  const common = commonTimes(
    parties.map(({ hours }) => hours),
    weeksFrom(monday, count, timeZone),
  );
  const weeks = commonWeeks(common, { monday, count, timeZone });
  return {
    timeZone,
    weeks,
    usual: usualOf(weeks),
    people: parties.map(({ hours, ...person }) => ({ ...person, timeZone: hours.timeZone })),
  };
};
