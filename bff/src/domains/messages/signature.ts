import type { User } from '../../identity/user.model.ts';

/** The words of a mail with the signature of its author below, where there is one. */
export const signed = (text: string, { mailSignature }: Pick<User, 'mailSignature'>): string =>
  mailSignature ? `${text}\n\n${mailSignature}` : text;
