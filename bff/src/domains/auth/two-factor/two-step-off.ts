import type { User } from '../../users/user.model.ts';

/** The fields of an account without two-step sign-in. */
export const twoStepOff = {
  totpSecret: null,
  totpPendingSecret: null,
  totpLastStep: 0,
  recoveryCodes: [],
  twoStepAt: null,
} satisfies Partial<User>;
