import type { User } from '../../identity/user.model.ts';

/** Appends the author's signature to a text, if there is one. */
export const signed = (text: string, { mailSignature }: Pick<User, 'mailSignature'>): string =>
  mailSignature ? `${text}\n\n${mailSignature}` : text;
