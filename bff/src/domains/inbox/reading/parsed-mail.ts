import type { DeliveryProblem } from '@muster/contracts';
import type { CalendarReply } from '../../../calendars/calendar-reply.ts';

/** A mail server's report about a sent mail that it could not deliver. */
export interface DeliveryReport {
  /** The Message-ID of that mail. */
  messageId: string | null;
  recipient: string;
  problem: DeliveryProblem;
  said: string;
  /** Whether delivery was given up: otherwise the server retries by itself. */
  isFinal: boolean;
}

/** A file of a mail with its sender's file name. */
export interface ParsedFile {
  name: string;
  bytes: Buffer;
}

/** A parsed external mail. Every text in it is bounded and free of control characters. */
export interface ParsedMail {
  key: string;
  messageId: string | null;
  /** Message-IDs of the mails it answers, the nearest first. */
  answers: readonly string[];
  from: { name: string; address: string };
  /** Every recipient address that it states. */
  recipients: readonly string[];
  subject: string;
  text: string;
  html: string | null;
  remotePictures: number;
  sentAt: Date | null;
  isAutomatic: boolean;
  files: readonly ParsedFile[];
  report: DeliveryReport | null;
  calendarReply: CalendarReply | null;
}
