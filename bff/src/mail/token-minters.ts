import type { AccountTokenPurpose, MailedPurpose } from '@muster/contracts';

/** The mail for which a token is created. */
export interface TokenRequest {
  readonly mailId: string;
  readonly email: string;
  readonly userId: string | null;
  /** The record that the mail is about. */
  readonly subject: { readonly type: string; readonly id: string } | null;
}

/** Creates the clear token of a link; only its hash is stored. Called once for each sending. */
export type TokenMinter = (request: TokenRequest) => Promise<string>;

export type TokenMinters = Readonly<
  Partial<Record<AccountTokenPurpose | MailedPurpose, TokenMinter>>
>;
