import type { AccountTokenPurpose, TokenPurpose } from '@muster/contracts';

/** A paragraph, what stands above some, the one button of a mail, or a lesser way into the product. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'button'; label: string; link: MailLink }
  | { kind: 'link'; label: string; link: MailLink };

/** A page of the product; with a purpose its address ends in a token, made when the mail is sent. */
export interface MailLink {
  path: string;
  token?: AccountTokenPurpose | TokenPurpose;
}

export interface MailTemplate<V extends string = string> {
  /** `account` mails appear in no timeline. */
  category: 'account' | 'other';
  /** Goes out at any hour of its reader's day. */
  urgent?: true;
  /** One can do without it: it carries a link to unsubscribe, and does not go to who did. */
  optional?: true;
  variables: readonly V[];
  subject: (variables: Record<V, string>) => string;
  blocks: (variables: Record<V, string>) => readonly MailBlock[];
}

/** Declares a template; the identity function, for inference. */
export const defineTemplate = <const V extends string>(
  template: MailTemplate<V>,
): MailTemplate<V> => template;

export const paragraph = (text: string): MailBlock => ({ kind: 'text', text });
export const button = (label: string, link: MailLink): MailBlock => ({
  kind: 'button',
  label,
  link,
});

/** A mail in the words of its writer: what an empty line divides is a paragraph each. */
export const ownText = (text: string): MailBlock[] =>
  text
    .split('\n\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(paragraph);

/** What a person wrote along, said to be theirs; nothing when they wrote nothing. */
export const quotation = (name: string, message: string): MailBlock[] =>
  message ? [paragraph(`${name} writes: “${message}”`)] : [];
