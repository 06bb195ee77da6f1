import { limits, normaliseEmail, type meEndpoints } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { SessionModel, type SessionRecord } from '../../../auth/session.model.ts';
import { listSessions, revokeSessions } from '../../../auth/sessions.ts';
import { recordId } from '../../../db/record-id.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { SessionContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { endImpersonations } from '../api/end-impersonations.ts';
import { changeUser } from '../../../identity/change-user.ts';
import { followStaff } from '../../../records/team/follow-staff.ts';
import { sessionViews } from '../../../auth/session-views.ts';
import { userPhoto } from '../../../identity/people/photo-address.ts';
import { nameFields, UserModel, type User } from '../../../identity/user.model.ts';
import { mailEmailChange, mailWelcome } from '../api/account-mails.ts';
import { requirePassword } from '../passwords/password.service.ts';
import { auditSessionEnd } from './session-audit.ts';
import { pendingEmailOf } from '../api/account-tokens.ts';

const done = { ok: true } as const;

/** Serialises the own account for its owner. */
export const meView = (user: User, pendingEmail: string | null) => ({
  id: user._id.toHexString(),
  firstName: user.firstName,
  lastName: user.lastName,
  preferredName: user.preferredName,
  email: user.email,
  pendingEmail,
  phone: user.phone,
  country: user.country,
  timeZone: user.timeZone,
  locale: user.locale,
  timeFormat: user.timeFormat,
  weekStarts: user.weekStarts,
  mailSignature: user.mailSignature ?? null,
  ...userPhoto(user),
  passwordChangedAt: user.passwordChangedAt?.toISOString() ?? null,
  version: user.version,
});

export async function readMe({ session }: SessionContext) {
  return meView(session.user, await pendingEmailOf(session.user._id));
}

export async function updateMe(ctx: SessionContext, { body }: Input<typeof meEndpoints.update>) {
  const { _id } = ctx.session.user;
  const paths = Object.keys(body.changes) as (keyof typeof body.changes)[];
  const pendingEmail = await pendingEmailOf(_id);
  return transact(ctx, async (tx) => {
    const { before, after } = await updateVersioned<User>(tx, UserModel, {
      filter: { _id },
      base: body.version,
      paths,
      apply: (current) => ({
        $set: { ...body.changes, ...nameFields({ ...current, ...body.changes }) },
      }),
      show: (current) => meView(current, pendingEmail),
    });
    if (before.nameKey !== after.nameKey) await followStaff(tx, _id);
    await audit(tx, {
      action: 'user.update',
      entity: 'user',
      entityId: _id,
      changes: changesBetween(before, after, paths),
    });
    return meView(after, pendingEmail);
  });
}

/** Sets country and time zone, which may complete a pending set-up. */
export async function setLocation(
  ctx: SessionContext,
  { body }: Input<typeof meEndpoints.setLocation>,
) {
  const before = ctx.session.user;
  const pendingEmail = await pendingEmailOf(before._id);
  return transact(ctx, async (tx) => {
    const activated = await changeUser(
      tx,
      before._id,
      { $set: { status: 'active', previousStatus: 'pending_setup' } },
      { status: 'pending_setup' },
    );
    const after = await changeUser(tx, before._id, { $set: body });
    if (!after) throw new AppError('NOT_FOUND');
    if (activated) await mailWelcome(tx, after);
    await audit(tx, {
      action: before.status === 'pending_setup' ? 'user.finish_setup' : 'user.update',
      entity: 'user',
      entityId: before._id,
      changes: changesBetween(before, after, [
        'status',
        'country',
        'timeZone',
        'timeFormat',
        'weekStarts',
      ]),
    });
    return meView(after, pendingEmail);
  });
}

/**
 * Requests another sign-in address. Whether it belongs to another account is revealed only to the
 * person who opens the link in that mailbox.
 */
export async function changeEmail(
  ctx: SessionContext,
  { body }: Input<typeof meEndpoints.changeEmail>,
) {
  const { user } = ctx.session;
  await requirePassword(ctx, body.password, 'password');
  if (normaliseEmail(body.newEmail) === user.emailNorm)
    throw invalidField('newEmail', 'NOT_ALLOWED');
  await ctx.limit(
    'email-change',
    user._id.toHexString(),
    limits.forgot.perMail,
    limits.forgot.window,
  );
  await transact(ctx, async (tx) => {
    await mailEmailChange(tx, user, body.newEmail);
    await audit(tx, { action: 'user.ask_email_change', entity: 'user', entityId: user._id });
  });
  return meView(user, body.newEmail);
}

export async function mySessions({ session }: SessionContext) {
  return sessionViews(await listSessions(session.user._id), session.id);
}

/** Ends one of the user's sessions; ending the current one signs out here. */
export async function endMySession(
  ctx: SessionContext,
  { params }: Input<typeof meEndpoints.endSession>,
) {
  const _id = recordId(params.id);
  const { user, id } = ctx.session;
  if (id.equals(_id)) {
    await auditSessionEnd(ctx, ctx.session.record);
    await ctx.cookie.end();
    return done;
  }
  await transact(ctx, async (tx) => {
    const [ended] = await endListed(tx, { _id, userId: user._id });
    if (!ended) throw new AppError('NOT_FOUND');
  });
  return done;
}

export async function endMyOtherSessions(ctx: SessionContext) {
  const { id, user } = ctx.session;
  return transact(ctx, async (tx) => {
    const ended = await endListed(tx, { _id: { $ne: id }, userId: user._id });
    return { ended: ended.length };
  });
}

/** Ends listed sessions, together with their impersonations. */
async function endListed(tx: Tx, filter: QueryFilter<SessionRecord>): Promise<SessionRecord[]> {
  const live = await SessionModel.find({ ...filter, revokedAt: null, parkedBy: null })
    .session(tx.session)
    .lean();
  const acting = live.flatMap(({ impersonationId }) => impersonationId ?? []);
  await revokeSessions(
    { $or: [{ _id: { $in: live.map(({ _id }) => _id) } }, { parkedBy: { $in: acting } }] },
    'sign_out',
    tx.session,
  );
  await endImpersonations(tx, { _id: { $in: acting } }, 'actor');
  for (const { _id } of live)
    await audit(tx, { action: 'session.end', entity: 'session', entityId: _id });
  return live;
}
