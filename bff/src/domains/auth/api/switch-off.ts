import type { Types } from 'mongoose';
import { audit, type FieldChange } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { changeUser } from '../../../identity/change-user.ts';
import type { User } from '../../../identity/user.model.ts';
import { mailTwoStepChanged } from './account-mails.ts';

/** The fields of an account without two-step sign-in. */
const off = {
  totpSecret: null,
  totpPendingSecret: null,
  totpLastStep: 0,
  recoveryCodes: [],
  twoStepAt: null,
} satisfies Partial<User>;

/** That a secret changed; what it was and is stands nowhere. */
export const secretChange = (path: keyof User): FieldChange => ({
  path,
  before: null,
  after: true,
  secret: true,
});

interface SwitchOff {
  action: 'user.disable_two_step' | 'user.reset_two_step';
  /** What the person is told by mail; completes "Two-step sign-in of your account …". */
  told: string;
}

/** Takes app and codes from an account and tells its owner; null when it had none. */
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
