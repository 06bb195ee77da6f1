import { limits } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import type { User } from '../../../identity/user.model.ts';
import { deviceName } from '../sign-in/device-name.ts';
import { noteSecurity } from './security-notice.ts';
import { issueToken } from './account-tokens.ts';

type Recipient = Pick<
  User,
  '_id' | 'email' | 'firstName' | 'preferredName' | 'timeZone' | 'timeFormat'
>;

const firstNameOf = ({ preferredName, firstName }: Recipient) => preferredName || firstName;

/** Formats a moment in the recipient's time zone, with the zone's name. */
export function moment(
  at: Date,
  { timeZone, timeFormat }: Pick<User, 'timeZone' | 'timeFormat'>,
): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: timeFormat === 'h12',
    timeZone: timeZone ?? 'UTC',
    timeZoneName: 'short',
  }).format(at);
}

/** Mails a password-reset link that leads on to `nextPath`; an earlier one is revoked. */
export async function mailPasswordReset(tx: Tx, user: Recipient, nextPath = ''): Promise<void> {
  await issueReset(tx, user);
  await sendMail(tx, {
    template: 'password_reset',
    to: user.email,
    userId: user._id,
    variables: { firstName: firstNameOf(user), nextPath },
  });
}

export async function mailPasswordChanged(tx: Tx, user: Recipient): Promise<void> {
  await sendMail(tx, {
    template: 'password_changed',
    to: user.email,
    userId: user._id,
    variables: { firstName: firstNameOf(user), at: moment(tx.at, user) },
  });
  await noteSecurity(tx, user._id, 'Your password was changed');
}

/** Announces a change of sign-in security; `what` completes "Two-step sign-in …". */
export async function mailTwoStepChanged(tx: Tx, user: Recipient, what: string): Promise<void> {
  await sendMail(tx, {
    template: 'two_step_changed',
    to: user.email,
    userId: user._id,
    variables: { firstName: firstNameOf(user), what, at: moment(tx.at, user) },
  });
  await noteSecurity(tx, user._id, `Two-step sign-in ${what}`);
}

/** Mails a sign-in link that leads on to `nextPath`; an earlier one is revoked. */
export async function mailMagicSignIn(tx: Tx, user: Recipient, nextPath = ''): Promise<void> {
  await issueToken(tx, {
    purpose: 'magic_sign_in',
    userId: user._id,
    email: user.email,
    life: limits.token.magicSignIn,
  });
  await sendMail(tx, {
    template: 'magic_sign_in',
    to: user.email,
    userId: user._id,
    variables: { firstName: firstNameOf(user), nextPath },
  });
}

/** Mails about a lock. A new password ends it, so the mail carries a reset link. */
export async function mailAccountLocked(tx: Tx, user: Recipient, until: Date): Promise<void> {
  await issueReset(tx, user);
  await sendMail(tx, {
    template: 'account_locked',
    to: user.email,
    userId: user._id,
    variables: { firstName: firstNameOf(user), until: moment(until, user) },
  });
  await noteSecurity(
    tx,
    user._id,
    'Your account was locked for a while',
    `Somebody tried too many wrong passwords. It was locked until ${moment(until, user)}.`,
  );
}

/** Announces that an account is closed, without the agency's reason. */
export const mailAccountDisabled = async (tx: Tx, user: Recipient): Promise<void> => {
  await sendMail(tx, {
    template: 'account_disabled',
    to: user.email,
    userId: user._id,
    variables: {
      firstName: firstNameOf(user),
      at: moment(tx.at, user),
      agencyName: agencyName(),
    },
  });
};

export async function mailNewSignIn(tx: Tx, user: Recipient, userAgent: string): Promise<void> {
  const facts = { at: moment(tx.at, user), device: deviceName(userAgent), ip: tx.ctx.ip };
  await sendMail(tx, {
    template: 'new_sign_in',
    to: user.email,
    userId: user._id,
    variables: { firstName: firstNameOf(user), ...facts },
  });
  await noteSecurity(
    tx,
    user._id,
    'A sign-in on a browser that we have not seen before',
    `${facts.device}, ${facts.at}, address ${facts.ip}`,
  );
}

/** Sent after set-up, with the address to return to. */
export async function mailWelcome(tx: Tx, user: Recipient): Promise<void> {
  await sendMail(tx, {
    template: 'welcome',
    to: user.email,
    userId: user._id,
    variables: { firstName: firstNameOf(user), agencyName: agencyName() },
  });
}

/** Mails a link that confirms the current address. */
export async function mailVerification(tx: Tx, user: Recipient): Promise<void> {
  await issueToken(tx, {
    purpose: 'email_verify',
    userId: user._id,
    email: user.email,
    life: limits.token.emailVerify,
  });
  await sendMail(tx, {
    template: 'verify_email',
    to: user.email,
    userId: user._id,
    variables: { firstName: firstNameOf(user) },
  });
}

/** Mails a link to the new address, and a notice to the old one. */
export async function mailEmailChange(tx: Tx, user: Recipient, newEmail: string): Promise<void> {
  await issueToken(tx, {
    purpose: 'email_change',
    userId: user._id,
    email: newEmail,
    life: limits.token.emailChange,
  });
  await sendMail(tx, {
    template: 'email_change',
    to: newEmail,
    userId: user._id,
    variables: { firstName: firstNameOf(user) },
  });
  await sendMail(tx, {
    template: 'email_changed',
    to: user.email,
    userId: user._id,
    variables: { firstName: firstNameOf(user), newEmail },
  });
  await noteSecurity(
    tx,
    user._id,
    'Your e-mail address is to be changed',
    `To ${newEmail}, as soon as the link that was sent there is opened.`,
  );
}

async function issueReset(tx: Tx, user: Recipient): Promise<void> {
  await issueToken(tx, {
    purpose: 'password_reset',
    userId: user._id,
    email: user.email,
    life: limits.token.passwordReset,
  });
}
