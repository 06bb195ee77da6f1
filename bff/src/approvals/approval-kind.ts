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

/** What a record is called for one reader, and where it is shown. */
export interface SubjectLabel {
  readonly label: string;
  /** A path of the product. */
  readonly link: string | null;
}

export interface ApprovalFact {
  readonly name: ApprovalFactName;
  readonly value: string;
  readonly rate?: UnitRate;
}

/** What an approved request is carried out with. */
export interface ApprovedRequest<P> {
  readonly subjectId: Types.ObjectId;
  readonly payload: P;
  /** Null: a rule asked. */
  readonly requesterId: Types.ObjectId | null;
  readonly reason: string;
  /** Who decided. */
  readonly actor: Actor;
}

/** What the platform gives to every kind. */
export interface ApprovalParts {
  readonly config: Config;
  readonly personal: readonly PersonalRecords[];
  readonly forget: readonly Forget[];
}

/**
 * Something that two people do: a domain declares it as `approvals` and asks for it by
 * `requestApproval`. Who decides holds the permission that the contract names for the kind.
 */
export interface ApprovalKind<P = unknown> {
  readonly name: ApprovalKindName;
  readonly subjectType: ApprovalSubject;
  /** What the request carries; read again by it when it is carried out. */
  readonly payload: z.ZodType<P>;
  /**
   * What is asked for, as it ends the sentence “Ana asks to …”; `{name}` stands for the candidate of
   * `concerns`. Up to 80 characters, no 🔒 field.
   */
  readonly asks: string;
  /** The same with the name of the record, where readers of the notice may know it. */
  readonly asksOf?: (subjectId: Types.ObjectId, session: ClientSession | null) => Promise<string>;
  /** The candidate whose name a notice may contain; null if there is none. */
  readonly concerns: (
    subjectId: Types.ObjectId,
    session: ClientSession | null,
  ) => Promise<Types.ObjectId | null>;
  /**
   * Those of these records on which the actor holds the permission of the kind, by id. Requests
   * about others are hidden from them.
   */
  readonly subjects: (
    actor: Actor,
    ids: readonly Types.ObjectId[],
    session: ClientSession | null,
  ) => Promise<ReadonlyMap<string, SubjectLabel>>;
  /**
   * Those of the deciders who are told that it waits; all of them unless said, or if none of these
   * may decide. The others find it on their pages.
   */
  readonly told?: (
    subjectId: Types.ObjectId,
    session: ClientSession | null,
  ) => Promise<readonly Types.ObjectId[]>;
  /** Where clients, who ask for it, read what came of it. Colleagues read it on their home page. */
  readonly clientPage?: (subjectId: Types.ObjectId) => string;
  /** The effects of an approval, for the person who decides. */
  readonly facts?: (
    subjectId: Types.ObjectId,
    payload: P,
    parts: ApprovalParts,
  ) => Promise<readonly ApprovalFact[]>;
  /**
   * Carries it out, in the transaction of the decision.
   * @throws AppError for what stands in the way by now; the request then stays undecided
   */
  readonly run: (tx: Tx, request: ApprovedRequest<P>, parts: ApprovalParts) => Promise<void>;
}

/** Declares a kind; the identity function, so that its payload is inferred. */
export const defineApproval = <P>(kind: ApprovalKind<P>): ApprovalKind => kind as ApprovalKind;
