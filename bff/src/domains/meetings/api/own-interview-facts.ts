import type { InterviewPlace } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { HeldEntry } from '../../../calendars/calendar-source.ts';
import { siteAddress } from '../../../mail/site-address.ts';
import { chosenLinks } from '../../../records/scheduling/chosen-links.ts';
import { interviewRooms } from './interview-room.ts';

/** An interview for its candidate's own page; those of applications include their place. */
interface OwnInterview {
  _id: Types.ObjectId;
  status: string;
  place?: InterviewPlace;
  placeValue?: string | null;
}
type Facts = Pick<HeldEntry, 'place' | 'changeable'>;

const placeWords: Readonly<Partial<Record<InterviewPlace, string>>> = {
  phone: 'Phone call',
  in_person: 'In person',
};

/**
 * Returns where people find their own interviews, the room first, and which they can move or
 * cancel; limited to interviews in `ownIds`.
 */
export async function ownFacts(
  ownIds: readonly Types.ObjectId[],
): Promise<(interview: OwnInterview) => Facts> {
  const rooms = await interviewRooms(ownIds);
  const links = await chosenLinks(ownIds, new Date());
  const own = new Set(ownIds.map(String));
  return ({ _id, status, ...interview }) => {
    const id = _id.toHexString();
    if (!own.has(id) || status === 'cancelled') return {};
    const link = links.get(id);
    const place = link?.place ?? interview.place;
    // The phone number on which the person is called, or the link and the address.
    const value = link?.phone ?? link?.placeValue ?? interview.placeValue ?? null;
    const room = place === undefined || place === 'platform_meeting' ? rooms.get(id) : null;
    return {
      place: room ? siteAddress(room) : (value ?? (place && placeWords[place]) ?? null),
      changeable: link?.mayChange ? id : null,
    };
  };
}
