import { z } from 'zod';
import { limits } from '../../core/limits.ts';

/** Six digits of an authenticator app; people may type spaces between them. */
export const totpCodeSchema = z
  .string()
  .max(12)
  .transform((code) => code.replace(/\s/g, ''))
  .refine((code) => /^\d{6}$/.test(code), { params: { code: 'INVALID_FORMAT' } });

/** One of the ten printed codes, each usable once. */
export const recoveryCodeSchema = z
  .string()
  .max(24)
  .transform((code) => code.replace(/[\s-]/g, '').toLowerCase())
  .refine((code) => /^[a-z0-9]{10}$/.test(code), { params: { code: 'INVALID_FORMAT' } });

/** The second step: a code of the app, or a recovery code. */
export const secondStepSchema = z
  .strictObject({ code: totpCodeSchema.optional(), recoveryCode: recoveryCodeSchema.optional() })
  .refine(({ code, recoveryCode }) => (code === undefined) !== (recoveryCode === undefined), {
    path: ['code'],
    params: { code: 'REQUIRED' },
  });

/** Reauthentication: the password, or a code if two-step sign-in is on. */
export const proofSchema = z
  .strictObject({
    password: z.string().min(1).max(limits.password.max).optional(),
    code: totpCodeSchema.optional(),
  })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    path: ['password'],
    params: { code: 'REQUIRED' },
  });

export const twoFactorSchema = z.object({
  enabled: z.boolean(),
  /** The role or the installation requires it: it cannot be switched off. */
  mandatory: z.boolean(),
  recoveryCodesLeft: z.number().int(),
});
export type TwoFactor = z.infer<typeof twoFactorSchema>;

/** Secret for the authenticator app; shown once, active only after a code confirmed it. */
export const twoFactorSetupSchema = z.object({
  /** Base32, in groups of four for typing. */
  secret: z.string(),
  otpauthUri: z.string(),
});
export const twoFactorConfirmSchema = z.strictObject({ code: totpCodeSchema });
/** Ten codes, shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const magicLinkSignInSchema = z.strictObject({
  token: z.string().min(20).max(200),
  keepMe: z.boolean().default(false),
});
