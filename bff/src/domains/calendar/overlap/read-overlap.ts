import { limits, weekOf, type overlapEndpoints } from '@muster/contracts';
import { dayIn } from '../../../db/zoned-day.ts';
import type { Service } from '../../../http/mount.ts';
import { findPeople, findPlaces } from '../../../identity/people/people.ts';
import { commonTimes } from '../../../records/scheduling/own-hours.ts';
import { askedFor } from '../entries/list-entries.ts';
import { commonWeeks, usualOf, weeksFrom } from './common-weeks.ts';

const { overlapWeeks: count } = limits.calendar;

/** The hours that the reader and some colleagues share, from this week on for a year. */
export const readOverlap: Service<typeof overlapEndpoints.read> = async ({ actor }, { query }) => {
  const asked = await askedFor(actor, query.people);
  const others = asked.filter((id) => !id.equals(actor.userId));
  const ids = [actor.userId, ...others];
  const [places, people] = [await findPlaces(ids), await findPeople(ids)];
  const zoneOf = (id: (typeof ids)[number]) => places.get(id.toHexString())?.timeZone ?? 'UTC';
  const timeZone = zoneOf(actor.userId);
  const monday = weekOf(dayIn(timeZone, new Date())).start;
  const common = await commonTimes(ids, weeksFrom(monday, count, timeZone));
  const weeks = commonWeeks(common, { monday, count, timeZone });
  return {
    ...{ timeZone, weeks, usual: usualOf(weeks) },
    people: ids.map((id) => ({
      id: id.toHexString(),
      name: people.name(id),
      timeZone: zoneOf(id),
    })),
  };
};
