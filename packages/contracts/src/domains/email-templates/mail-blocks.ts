import type { AccountTokenPurpose, MailedPurpose } from '../../core/token-purposes.ts';

/** A page of the product; with a purpose, its URL ends in a token created when the mail is sent. */
export interface MailLink {
  path: string;
  /** The variable with the page the reader wanted to open: it is added as `next`. */
  next?: string;
  token?: AccountTokenPurpose | MailedPurpose;
}

/** A paragraph, a heading, the one button of a mail, or a secondary link. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'button'; label: string; link: MailLink }
  | { kind: 'link'; label: string; link: MailLink };
