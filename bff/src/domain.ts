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
import type { TaskFollower } from './records/tasks/task-followers.ts';
import type { RunningForms } from './forms/running-forms.ts';

/** A demo account, as the start prints it. */
export interface DemoAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

/** What a domain adds to the process. Each part is optional. */
export interface Domain {
  readonly name: string;
  /** Mounts the endpoints below `/api/v1`; `lists` and what follows are those of all domains. */
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
   * ask for it by `identify`, which takes callers for visitors while the database is away.
   */
  readonly sessionless?: (
    router: Router,
    parts: { config: Config; identify: RequestHandler },
  ) => void;
  /** What it brings into order when the process starts, before the first request. */
  readonly start?: (parts: { config: Config; log: Logger }) => Promise<void>;
  /** What follows its events, run from the outbox. */
  readonly events?: EventHandlers;
  /**
   * Background work of this process besides requests; it gets every event, also those handled by
   * another process. Returns a function that stops it.
   */
  readonly live?: (parts: {
    config: Config;
    log: Logger;
    tail: OutboxTail;
    lists: ListSources;
    bulk: BulkActions;
  }) => () => Promise<void>;
  /** Its lists that have views and an export. */
  readonly lists?: readonly ListSource[];
  /** What is done to many of its records at once. */
  readonly bulk?: readonly BulkAction[];
  /** What it keeps about a candidate, for merging, the data passport and anonymising. */
  readonly personal?: readonly PersonalRecords[];
  /** Takes a person who is anonymised out of its records about others. */
  readonly forget?: Forget;
  /** Its records that belong to a colleague, and pass to another when that one leaves. */
  readonly owned?: OwnedRecords;
  /** What it does in the same change when a task is moved. */
  readonly followsTasks?: TaskFollower;
  /** What it does in the same change when the room of an interview opens. */
  readonly followsRooms?: RoomFollower;
  /** Takes what calendars answer to its events. */
  readonly calendarReplies?: ReplyTaker;
  /** What two people do together in it. */
  readonly approvals?: readonly ApprovalKind[];
  /** Its periodic work. */
  readonly jobs?: readonly JobDefinition[];
  /** Makes the links that its mails carry, when they are sent. */
  readonly tokens?: TokenMinters;
  /** To whom a mail goes by now, asked right before it does; null where its addresses stay. */
  readonly presentRecipients?: (mail: OutgoingMailFacts) => Promise<readonly string[] | null>;
  /** Whether a mail must not go out, asked right before it would. */
  readonly refusesMail?: (mail: OutgoingMailFacts) => Promise<boolean>;
  /** The bytes of its files that go along with a mail; null where one is gone or closed. */
  readonly mailFiles?: (ids: readonly Types.ObjectId[]) => Promise<readonly MailFile[] | null>;
  /** {@link mailFiles} for uploads that belong to no record. */
  readonly mailUploads?: (ids: readonly Types.ObjectId[]) => Promise<readonly MailFile[] | null>;
  /** Its forms that people are still to answer, by the talent pool of their questions. */
  readonly runningForms?: RunningForms;
  /** What it holds at a time, for calendars. */
  readonly calendarEntries?: CalendarSource;
  /** What people are invited to in it, and answer like invitations to events. */
  readonly invitations?: readonly InvitationSource[];
  /** Its collections that an administrator may look into. */
  readonly collections?: readonly BrowsableCollection[];
  /** In which zone the holder of an address lives, where the domain knows it. */
  readonly recipientZone?: (email: string) => Promise<string | null>;
  /** Fills an empty database with demo data (SEED=demo) and names the accounts to sign in with. */
  readonly demo?: (parts: { config: Config; log: Logger }) => Promise<readonly DemoAccount[]>;
}
