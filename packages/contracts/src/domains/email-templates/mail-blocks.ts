import type { AccountTokenPurpose, TokenPurpose } from '../../core/token-purposes.ts';

/** A page of the product; with a purpose its address ends in a token, made when the mail is sent. */
export interface MailLink {
  path: string;
  /** The variable that holds where its reader was going: it goes along as `next`. */
  next?: string;
  token?: AccountTokenPurpose | TokenPurpose;
}

/** A paragraph, what stands above some, the one button of a mail, or a lesser link. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'button'; label: string; link: MailLink }
  | { kind: 'link'; label: string; link: MailLink };
