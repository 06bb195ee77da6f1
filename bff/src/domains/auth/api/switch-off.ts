import type { Types } from 'mongoose';
import { audit, type FieldChange } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { changeUser } from '../../../identity/change-user.ts';
import type { User } from '../../../identity/user.model.ts';
import { mailTwoStepChanged } from './account-mails.ts';

/** Fields of an account without two-step sign-in. */
const off = {
  totpSecret: null,
  totpPendingSecret: null,
  totpLastStep: 0,
  recoveryCodes: [],
  twoStepAt: null,
} satisfies Partial<User>;

/** Audit entry of a changed secret, without its old and new value. */
export const secretChange = (path: keyof User): FieldChange => ({
  path,
  before: null,
  after: true,
  secret: true,
});

interface SwitchOff {
  action: 'user.disable_two_step' | 'user.reset_two_step';
  /** Text for the mail; completes "Two-step sign-in of your account …". */
  told: string;
}

/** Removes app and codes from an account and notifies its owner; null if it had none. */
export async function switchOffTwoStep(
  tx: Tx,
  userId: Types.ObjectId,
  { action, told }: SwitchOff,
): Promise<User | null> {
  const user = await changeUser(tx, userId, { $set: off }, { twoStepAt: { $ne: null } });
  if (!user) return null;
  await audit(tx, {
    action,
    entity: 'user',
    entityId: userId,
    changes: [
      { path: 'twoStep', before: true, after: false },
      secretChange('totpSecret'),
      secretChange('recoveryCodes'),
    ],
  });
  await mailTwoStepChanged(tx, user, told);
  return user;
}
