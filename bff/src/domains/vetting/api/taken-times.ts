import type { ClientSession, Types } from 'mongoose';

/** Time of people that something else than a vetting interview takes. */
export interface TakenTime {
  /** Of what takes it. */
  id: Types.ObjectId;
  userIds: readonly Types.ObjectId[];
  candidateId: Types.ObjectId;
  startsAt: Date;
  endsAt: Date;
}

type ReadTakenTimes = (
  people: { userIds: readonly Types.ObjectId[]; candidateIds: readonly Types.ObjectId[] },
  span: { from: Date; to: Date },
  session: ClientSession | null,
) => Promise<TakenTime[]>;

const readers: ReadTakenTimes[] = [];

/** Names a kind of meeting whose time no vetting interview may take. */
export const registerTakenTimes = (read: ReadTakenTimes): void => void readers.push(read);

/** What else takes the time of these people between two instants. */
export const takenTimes: ReadTakenTimes = async (people, span, session) => {
  const found: TakenTime[] = [];
  for (const read of readers) found.push(...(await read(people, span, session)));
  return found;
};
