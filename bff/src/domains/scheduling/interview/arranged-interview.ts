import type { InterviewPlace, InterviewPreparation } from '@muster/contracts';
import type { KeptAnswer } from '../../../calendars/invitation-answers.ts';
import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import type { By } from '../request/change-request.ts';
import type { ScheduleRequestRecord } from '../../../records/scheduling/schedule-request.model.ts';

/** State of an interview, as far as it matters for its scheduling link. */
export type InterviewStanding =
  'waits' | 'arranged' | 'moving' | 'cancelled' | 'completed' | 'no_show';

/** An interview of any kind, as its candidate schedules it. */
export interface ArrangedInterview {
  _id: Types.ObjectId;
  title: string;
  durationMin: number;
  /** The hosts, the main one first. */
  hostIds: Types.ObjectId[];
  /** The hosts whose names the candidate may read. */
  namedHostIds: Types.ObjectId[];
  startsAt: Date | null;
  endsAt: Date | null;
  instructions: string | null;
  standing: InterviewStanding;
  /** Its purpose has ended: no time is chosen for it any more. */
  isMoot: boolean;
  /** Null if it is unknown, or stored with the link. */
  where: { place: InterviewPlace | null; placeValue: string | null };
  calendar: { uid: string; sequence: number };
  /** The answers of its participants to the invitation. */
  answers: readonly KeptAnswer[];
}

/** An interview, its candidate, and their scheduling link. */
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

/** Operations of a kind of interview when its candidate schedules it by a link. */
export interface InterviewKind {
  /** Null if it was deleted. */
  read: (
    request: ScheduleRequestRecord,
    session: ClientSession | null,
  ) => Promise<ArrangedInterview | null>;
  /** Returns everyone named in the link who can still hold it, the current hosts first. */
  everyHost: (arranged: Arranged, session: ClientSession | null) => Promise<Types.ObjectId[]>;
  /** Records that the candidate proposed times. */
  proposed: (tx: Tx, arranged: Arranged, by: By) => Promise<void>;
  /** @throws AppError SLOT_TAKEN, INVALID_TRANSITION */
  confirm: (tx: Tx, arranged: Arranged, slot: ChosenSlot, by: By) => Promise<void>;
  askMove: (tx: Tx, arranged: Arranged, by: By) => Promise<void>;
  keep: (tx: Tx, arranged: Arranged, by: By) => Promise<void>;
  /** Stores the answer of a participant to the current time. */
  keepAnswer: (tx: Tx, interviewId: Types.ObjectId, kept: KeptAnswer) => Promise<void>;
  /** Everyone involved may read `reason`, only staff `note`. */
  callOff: (
    tx: Tx,
    arranged: Arranged,
    why: { reason: string; note: string | null },
    by: By,
  ) => Promise<void>;
  /** Called if the link ends before a time was chosen. */
  invitationEnds: (tx: Tx, arranged: Arranged) => Promise<void>;
  preparation: (arranged: Arranged, now: Date) => Promise<InterviewPreparation | null>;
  /** Returns the page on which staff manage it. */
  path: (request: ScheduleRequestRecord) => string;
}
