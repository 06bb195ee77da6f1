import type { InterviewPlace, InterviewPreparation } from '@muster/contracts';
import type { KeptAnswer } from '../../../calendars/invitation-answers.ts';
import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import type { By } from '../request/change-request.ts';
import type { ScheduleRequestRecord } from '../../../records/scheduling/schedule-request.model.ts';

/** How an interview stands, as far as the link by which its time is chosen goes along. */
export type InterviewStanding =
  'waits' | 'arranged' | 'moving' | 'cancelled' | 'completed' | 'no_show';

/** An interview of any kind, as its person arranges it. */
export interface ArrangedInterview {
  _id: Types.ObjectId;
  title: string;
  durationMin: number;
  /** Who holds it, the first of them above all. */
  hostIds: Types.ObjectId[];
  /** The hosts whose names the candidate may read. */
  namedHostIds: Types.ObjectId[];
  startsAt: Date | null;
  endsAt: Date | null;
  instructions: string | null;
  standing: InterviewStanding;
  /** What it was planned for is over: no time is chosen for it any more. */
  isMoot: boolean;
  /** Nothing is said of it, or it stands with the link. */
  where: { place: InterviewPlace | null; placeValue: string | null };
  calendar: { uid: string; sequence: number };
  /** What its people answered to the invitation. */
  answers: readonly KeptAnswer[];
}

/** An interview, its person, and the link by which they arrange it. */
export interface Arranged {
  request: ScheduleRequestRecord;
  interview: ArrangedInterview;
  candidate: Candidate;
}

export interface ChosenSlot {
  startsAt: Date;
  endsAt: Date;
  hostIds: readonly string[];
}

/** What a kind of interview does when its person arranges it by a link. */
export interface InterviewKind {
  /** Null when nothing is left of it. */
  read: (
    request: ScheduleRequestRecord,
    session: ClientSession | null,
  ) => Promise<ArrangedInterview | null>;
  /** Everybody named in the link who can still hold it, who holds it now first. */
  everyHost: (arranged: Arranged, session: ClientSession | null) => Promise<Types.ObjectId[]>;
  /** Its person named times that would suit them. */
  proposed: (tx: Tx, arranged: Arranged, by: By) => Promise<void>;
  /** @throws AppError SLOT_TAKEN, INVALID_TRANSITION */
  confirm: (tx: Tx, arranged: Arranged, slot: ChosenSlot, by: By) => Promise<void>;
  askMove: (tx: Tx, arranged: Arranged, by: By) => Promise<void>;
  keep: (tx: Tx, arranged: Arranged, by: By) => Promise<void>;
  /** Stores what one of its people answered to the present time. */
  keepAnswer: (tx: Tx, interviewId: Types.ObjectId, kept: KeptAnswer) => Promise<void>;
  /** `reason` may be read by all in it, `note` by staff alone. */
  callOff: (
    tx: Tx,
    arranged: Arranged,
    why: { reason: string; note: string | null },
    by: By,
  ) => Promise<void>;
  /** The link is over before a time was chosen. */
  invitationEnds: (tx: Tx, arranged: Arranged) => Promise<void>;
  preparation: (arranged: Arranged, now: Date) => Promise<InterviewPreparation | null>;
  /** Where staff manage it. */
  path: (request: ScheduleRequestRecord) => string;
}
