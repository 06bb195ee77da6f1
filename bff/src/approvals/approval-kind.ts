import type {
  ApprovalFactName,
  ApprovalKindName,
  ApprovalSubject,
  UnitRate,
} from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { z } from 'zod';
import type { Actor } from '../auth/actor.ts';
import type { Config } from '../config.ts';
import type { Tx } from '../db/unit-of-work.ts';
import type { Forget } from '../personal/forget.ts';
import type { PersonalRecords } from '../personal/personal-records.ts';

/** The name of a record for one reader, and where it is shown. */
export interface SubjectLabel {
  readonly label: string;
  /** A path in the app. */
  readonly link: string | null;
}

export interface ApprovalFact {
  readonly name: ApprovalFactName;
  readonly value: string;
  readonly rate?: UnitRate;
}

/** Data with which an approved request is executed. */
export interface ApprovedRequest<P> {
  readonly subjectId: Types.ObjectId;
  readonly payload: P;
  /** Null: a rule made the request. */
  readonly requesterId: Types.ObjectId | null;
  readonly reason: string;
  /** The user who decided. */
  readonly actor: Actor;
}

/** Services that the platform passes to every kind. */
export interface ApprovalParts {
  readonly config: Config;
  readonly personal: readonly PersonalRecords[];
  readonly forget: readonly Forget[];
}

/**
 * An action that needs two people: a domain declares it as `approvals` and requests it with
 * `requestApproval`. The approver holds the permission that the contract names for the kind.
 */
export interface ApprovalKind<P = unknown> {
  readonly name: ApprovalKindName;
  readonly subjectType: ApprovalSubject;
  /** Schema of the request's payload; it is parsed again when the request is executed. */
  readonly payload: z.ZodType<P>;
  /**
   * The end of the sentence “Ana asks to …”; `{name}` stands for the candidate of `concerns`. Up to
   * 80 characters, no 🔒 field.
   */
  readonly asks: string;
  /** The same with the name of the record, for notices whose readers may know it. */
  readonly asksOf?: (subjectId: Types.ObjectId, session: ClientSession | null) => Promise<string>;
  /** The candidate whose name a notice may contain; null if there is none. */
  readonly concerns: (
    subjectId: Types.ObjectId,
    session: ClientSession | null,
  ) => Promise<Types.ObjectId | null>;
  /**
   * Returns, by id, the records on which the actor holds the permission of the kind. Requests about
   * other records are hidden from the actor.
   */
  readonly subjects: (
    actor: Actor,
    ids: readonly Types.ObjectId[],
    session: ClientSession | null,
  ) => Promise<ReadonlyMap<string, SubjectLabel>>;
  /**
   * The approvers who are notified of a waiting request; all approvers if this is missing, or if
   * none of these may decide. The others find the request on their pages.
   */
  readonly told?: (
    subjectId: Types.ObjectId,
    session: ClientSession | null,
  ) => Promise<readonly Types.ObjectId[]>;
  /**
   * The page where a client who made the request reads the result. Colleagues read it on their home
   * page.
   */
  readonly clientPage?: (subjectId: Types.ObjectId) => string;
  /** Effects of an approval, shown to the approver. */
  readonly facts?: (
    subjectId: Types.ObjectId,
    payload: P,
    parts: ApprovalParts,
  ) => Promise<readonly ApprovalFact[]>;
  /**
   * Executes the request in the transaction of the decision.
   * @throws AppError if something prevents it by now; the request then stays undecided
   */
  readonly run: (tx: Tx, request: ApprovedRequest<P>, parts: ApprovalParts) => Promise<void>;
}

/** Declares a kind; an identity function that lets TypeScript infer the payload. */
export const defineApproval = <P>(kind: ApprovalKind<P>): ApprovalKind => kind as ApprovalKind;
