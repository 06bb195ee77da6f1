import type { RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import type { ApprovalKind } from './approvals/approval-kind.ts';
import type { BulkAction, BulkActions } from './bulk/bulk-action.ts';
import type { Config } from './config.ts';
import type { BrowsableCollection } from './data-browser/browsable-collection.ts';
import type { EventHandlers } from './outbox/event-handlers.ts';
import type { JobDefinition } from './jobs/job.ts';
import type { ListSource } from './lists/list-source.ts';
import type { ListSources } from './lists/list-sources.ts';
import type { Types } from 'mongoose';
import type { MailFile } from './mail/mail-file.ts';
import type { OutgoingMailFacts } from './mail/outgoing-mail.ts';
import type { TokenMinters } from './mail/token-minters.ts';
import type { OutboxTail } from './outbox/tail.ts';
import type { Forget } from './personal/forget.ts';
import type { RoomFollower } from './calendars/room-followers.ts';
import type { OwnedRecords } from './owned/owned-records.ts';
import type { PersonalRecords } from './personal/personal-records.ts';
import type { ReplyTaker } from './calendars/calendar-reply.ts';
import type { CalendarSource } from './calendars/calendar-source.ts';
import type { InvitationSource } from './calendars/invitation-source.ts';
import type { PlacementMaker } from './records/placements/placement-maker.ts';
import type { TaskFollower } from './records/tasks/task-followers.ts';
import type { RunningForms } from './forms/running-forms.ts';

/** A demo account, as printed at the start. */
export interface DemoAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

/** The contributions of a domain to the process. Each part is optional. */
export interface Domain {
  readonly name: string;
  /**
   * Mounts the endpoints below `/api/v1`; `lists` and the following arguments are those of all
   * domains.
   */
  readonly routes?: (
    router: Router,
    parts: {
      config: Config;
      lists: ListSources;
      personal: readonly PersonalRecords[];
      approvals: readonly ApprovalKind[];
      forget: readonly Forget[];
      bulk: BulkActions;
      runningForms: readonly RunningForms[];
      calendars: readonly CalendarSource[];
      invitations: readonly InvitationSource[];
      collections: readonly BrowsableCollection[];
    },
  ) => void;
  /**
   * Endpoints that must answer without the database: no session is read for them, unless they
   * request it with `identify`, which treats callers as visitors while the database is unavailable.
   */
  readonly sessionless?: (
    router: Router,
    parts: { config: Config; identify: RequestHandler },
  ) => void;
  /** Set-up work at the start of the process, before the first request. */
  readonly start?: (parts: { config: Config; log: Logger }) => Promise<void>;
  /** Handlers of its events, run from the outbox. */
  readonly events?: EventHandlers;
  /**
   * Background work of this process besides requests; it receives every event, also those handled
   * by another process. Returns a function that stops it.
   */
  readonly live?: (parts: {
    config: Config;
    log: Logger;
    tail: OutboxTail;
    lists: ListSources;
    bulk: BulkActions;
  }) => () => Promise<void>;
  /** Lists of the domain with views and an export. */
  readonly lists?: readonly ListSource[];
  /** Bulk actions on its records. */
  readonly bulk?: readonly BulkAction[];
  /** Its data about a candidate, for merging, the data passport and anonymising. */
  readonly personal?: readonly PersonalRecords[];
  /** Removes an anonymised person from its records about others. */
  readonly forget?: Forget;
  /** Its records that belong to a colleague, and pass to another one if the owner leaves. */
  readonly owned?: OwnedRecords;
  /** Makes the placements of applications, in the same change. */
  readonly makesPlacements?: PlacementMaker;
  /** Runs in the same change when a task is moved. */
  readonly followsTasks?: TaskFollower;
  /** Runs in the same change when the room of an interview opens. */
  readonly followsRooms?: RoomFollower;
  /** Processes calendar replies to its events. */
  readonly calendarReplies?: ReplyTaker;
  /** Actions of the domain that need two people. */
  readonly approvals?: readonly ApprovalKind[];
  /** Periodic jobs of the domain. */
  readonly jobs?: readonly JobDefinition[];
  /** Creates the links in its mails when they are sent. */
  readonly tokens?: TokenMinters;
  /**
   * Returns the current recipients of a mail, called directly before sending; null if its addresses
   * stay.
   */
  readonly presentRecipients?: (mail: OutgoingMailFacts) => Promise<readonly string[] | null>;
  /** Checks directly before sending whether a mail must not go out. */
  readonly refusesMail?: (mail: OutgoingMailFacts) => Promise<boolean>;
  /** Reads its files that are attached to a mail; null if one is deleted or inaccessible. */
  readonly mailFiles?: (ids: readonly Types.ObjectId[]) => Promise<readonly MailFile[] | null>;
  /** {@link mailFiles} for uploads that belong to no record. */
  readonly mailUploads?: (ids: readonly Types.ObjectId[]) => Promise<readonly MailFile[] | null>;
  /** Its unanswered forms, by the talent pool of their questions. */
  readonly runningForms?: RunningForms;
  /** Its entries for calendars. */
  readonly calendarEntries?: CalendarSource;
  /** Its invitations, which people answer like invitations to events. */
  readonly invitations?: readonly InvitationSource[];
  /** Its collections that administrators may browse. */
  readonly collections?: readonly BrowsableCollection[];
  /** Returns the time zone of an address's holder, if the domain knows it. */
  readonly recipientZone?: (email: string) => Promise<string | null>;
  /** Fills an empty database with demo data (SEED=demo) and returns the accounts for signing in. */
  readonly demo?: (parts: { config: Config; log: Logger }) => Promise<readonly DemoAccount[]>;
}
