import { normaliseEmail } from '@muster/contracts';
import { forgetValues } from '../../audit/forget-values.ts';
import type { Forget } from '../../personal/forget.ts';
import { withoutTraces } from '../../personal/traces.ts';
import { CalendarAttendeeModel } from './calendar-attendee.model.ts';
import { CalendarFeedModel } from './calendar-feed.model.ts';
import { TeamFeedModel } from './teams/team-feed.model.ts';
import { OutsideCalendarModel } from './outside/outside-calendar.model.ts';
import { CalendarEventModel } from './calendar-event.model.ts';

/** Removes events that name the person, and their invitations. */
export const forgetInCalendar: Forget = async (tx, traces) => {
  const { session } = tx;
  const found = await CalendarEventModel.find(
    { $or: [{ title: traces.pattern }, { description: traces.pattern }] },
    { title: 1, description: 1 },
    { session },
  ).lean();
  for (const { _id, title, description } of found)
    await CalendarEventModel.updateOne(
      { _id },
      {
        $set: {
          title: withoutTraces(title, traces),
          description: description && withoutTraces(description, traces),
        },
      },
      { session },
    );
  await CalendarAttendeeModel.deleteMany(
    { emailNorm: { $in: traces.emails.map(normaliseEmail) } },
    { session },
  );
  if (traces.userId) {
    await CalendarFeedModel.deleteOne({ userId: traces.userId }, { session });
    await TeamFeedModel.deleteMany({ userId: traces.userId }, { session });
    await OutsideCalendarModel.deleteMany({ userId: traces.userId }, { session });
  }
  await forgetValues(
    tx,
    'calendar_event',
    found.map(({ _id }) => _id),
  );
};
