import type { DeliveryProblem } from '@muster/contracts';
import type { CalendarReply } from '../../../calendars/calendar-reply.ts';

/** What a mail server says of a mail of ours that it could not deliver. */
export interface DeliveryReport {
  /** The Message-ID of that mail. */
  messageId: string | null;
  recipient: string;
  problem: DeliveryProblem;
  said: string;
  /** Whether it is given up: a server that only waits tries again by itself. */
  isFinal: boolean;
}

/** A file of a mail, as its sender named it. */
export interface ParsedFile {
  name: string;
  bytes: Buffer;
}

/** A mail from outside, read. Every text in it is bounded and free of control characters. */
export interface ParsedMail {
  key: string;
  messageId: string | null;
  /** What it answers, the nearest first. */
  answers: readonly string[];
  from: { name: string; address: string };
  /** Every address that it went to, as far as it says. */
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
