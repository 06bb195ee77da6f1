import type { twoFactorEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { demandsTwoStep } from '../../../auth/two-step-rule.ts';
import { revokeSessions } from '../../../auth/sessions.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { requireFreshProof } from '../../../http/access.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { changeUser } from '../../../identity/change-user.ts';
import { endImpersonations } from '../api/end-impersonations.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { mailTwoStepChanged } from '../api/account-mails.ts';
import { countCodeTry, forgetCodeTries } from './code-tries.ts';
import { newRecoveryCodes, readableCode } from './recovery-codes.ts';
import { recoveryCodesLeft } from './second-proof.ts';
import { secretChange, switchOffTwoStep } from '../api/switch-off.ts';
import { groupedSecret, newTotpSecret, otpauthUri, stepOfCode } from './totp.ts';
import { digestRecoveryCode, openSecret, sealSecret } from '../../../auth/sealed-secrets.ts';

export async function readTwoFactor({ session }: SessionContext) {
  const { _id, twoStepAt } = session.user;
  return {
    enabled: Boolean(twoStepAt),
    mandatory: await isMandatoryFor(_id),
    recoveryCodesLeft: twoStepAt ? await recoveryCodesLeft(_id) : 0,
  };
}

/** One role that requires it is enough, whichever is in use now. */
async function isMandatoryFor(userId: User['_id']): Promise<boolean> {
  return (await liveAssignments([userId])).some(({ role }) => demandsTwoStep(role));
}

/** Creates a secret for the app, replacing an earlier unconfirmed one. */
export async function setUpTwoFactor(ctx: SessionContext) {
  const { user, record } = ctx.session;
  if (user.twoStepAt) throw notIn('on');
  requireFreshProof(record.provenAt);
  const secret = newTotpSecret();
  await transact(ctx, async (tx) => {
    const changed = await changeUser(
      tx,
      user._id,
      { $set: { totpPendingSecret: sealSecret(secret, user._id) } },
      { twoStepAt: null },
    );
    if (!changed) throw notIn('on');
    await audit(tx, {
      action: 'user.set_up_two_step',
      entity: 'user',
      entityId: user._id,
      changes: [secretChange('totpPendingSecret')],
    });
  });
  return { secret: groupedSecret(secret), otpauthUri: otpauthUri(secret, user.email) };
}

/** Enables two-step. This uses up the confirming code. */
export async function confirmTwoFactor(
  ctx: SessionContext,
  { body }: Input<typeof twoFactorEndpoints.confirm>,
) {
  const { user, id } = ctx.session;
  const pending = await pendingSecretOf(user);
  await countCodeTry(ctx);
  const secret = openSecret(pending, user._id);
  const step = secret && stepOfCode(secret, body.code);
  if (!step) throw new AppError('TWO_FACTOR_INVALID');
  const recoveryCodes = newRecoveryCodes();
  await transact(ctx, async (tx) => {
    const changed = await changeUser(
      tx,
      user._id,
      {
        $set: {
          totpSecret: pending,
          totpPendingSecret: null,
          totpLastStep: step,
          recoveryCodes: digestsOf(recoveryCodes, user),
          twoStepAt: tx.at,
        },
      },
      { twoStepAt: null, totpPendingSecret: pending },
    );
    if (!changed) throw notIn('on');
    await revokeSessions({ userId: user._id, _id: { $ne: id } }, 'sign_out', tx.session);
    await endImpersonations(tx, { actorUserId: user._id }, 'actor');
    await audit(tx, {
      action: 'user.enable_two_step',
      entity: 'user',
      entityId: user._id,
      changes: [
        { path: 'twoStep', before: false, after: true },
        secretChange('totpSecret'),
        secretChange('recoveryCodes'),
      ],
    });
    await mailTwoStepChanged(tx, user, 'was switched on');
  });
  await forgetCodeTries(ctx);
  return { recoveryCodes: recoveryCodes.map(readableCode) };
}

async function pendingSecretOf({ _id, twoStepAt }: User): Promise<string> {
  const user = await UserModel.findById(_id).select('+totpPendingSecret').lean();
  if (twoStepAt || !user?.totpPendingSecret) throw notIn(twoStepAt ? 'on' : 'off');
  return user.totpPendingSecret;
}

/** Creates ten new codes; the previous ones become invalid. */
export async function renewRecoveryCodes(ctx: SessionContext) {
  const { user, record } = ctx.session;
  if (!user.twoStepAt) throw notIn('off');
  requireFreshProof(record.provenAt);
  const recoveryCodes = newRecoveryCodes();
  await transact(ctx, async (tx) => {
    const changed = await changeUser(
      tx,
      user._id,
      { $set: { recoveryCodes: digestsOf(recoveryCodes, user) } },
      { twoStepAt: { $ne: null } },
    );
    if (!changed) throw notIn('off');
    await audit(tx, {
      action: 'user.renew_recovery_codes',
      entity: 'user',
      entityId: user._id,
      changes: [secretChange('recoveryCodes')],
    });
    await mailTwoStepChanged(tx, user, 'got new recovery codes');
  });
  return { recoveryCodes: recoveryCodes.map(readableCode) };
}

/** Disables two-step, unless a role of the user requires it. */
export async function disableTwoFactor(ctx: SessionContext) {
  const { user, record } = ctx.session;
  if (!user.twoStepAt) throw notIn('off');
  if (await isMandatoryFor(user._id)) throw new AppError('TWO_FACTOR_MANDATORY');
  requireFreshProof(record.provenAt);
  await transact(ctx, async (tx) => {
    const changed = await switchOffTwoStep(tx, user._id, {
      action: 'user.disable_two_step',
      told: 'was switched off',
    });
    if (!changed) throw notIn('off');
  });
  return { enabled: false, mandatory: false, recoveryCodesLeft: 0 };
}

const digestsOf = (codes: readonly string[], { _id }: User): string[] =>
  codes.map((code) => digestRecoveryCode(code, _id));

const notIn = (currentState: 'on' | 'off'): AppError =>
  new AppError('INVALID_TRANSITION', { context: { currentState } });
