import { normaliseEmail, type SessionState, type twoFactorEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { countLinkUse, orCountWrongLink } from '../../../http/link-limits.ts';
import type { Input } from '../../../http/mount.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { emit } from '../../../outbox/emit.ts';
import { changeUser } from '../../../identity/change-user.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { admit } from '../sign-in/admit.ts';
import { countMailAsked } from '../tokens/mail-limits.ts';
import { completeFirstStep } from '../sign-in/complete-sign-in.ts';
import { consumeToken, findToken } from '../api/account-tokens.ts';
import type { AccountToken } from '../tokens/account-token.model.ts';

const done = { ok: true } as const;

/** The link proves access to the mailbox, but not the password. */
const neverProven = new Date(0);

/** Requests a link; same work and same response for every address, as for a reset. */
export async function sendMagicLink(
  ctx: VisitorContext,
  { body }: Input<typeof twoFactorEndpoints.sendMagicLink>,
) {
  const emailNorm = normaliseEmail(body.email);
  await countMailAsked(ctx, 'magic', emailNorm);
  const user = await UserModel.findOne({ emailNorm, invitation: null }).select('_id').lean();
  const asked = { userId: user?._id ?? null, next: body.next ?? null };
  await transact(ctx, (tx) => emit(tx, 'auth.magic-link-asked', asked));
  return done;
}

/** Signs in by a mailed link; a second step stays due. */
export async function useMagicLink(
  ctx: VisitorContext,
  { body }: Input<typeof twoFactorEndpoints.useMagicLink>,
): Promise<SessionState> {
  await countLinkUse(ctx);
  const token = await orCountWrongLink(ctx, findToken(body.token, ['magic_sign_in']));
  const user = await UserModel.findById(token.userId).lean();
  // A link to a former address of the account gives no access.
  if (!user || user.emailNorm !== normaliseEmail(token.email)) throw new AppError('TOKEN_REVOKED');
  const admitted = await admit(ctx, user);
  return completeFirstStep(ctx, admitted, {
    keepMe: body.keepMe,
    provenAt: neverProven,
    within: (tx) => useUp(tx, token, admitted),
  });
}

/** The link came by mail, so it also confirms the address. */
async function useUp(tx: Tx, token: AccountToken, user: User): Promise<void> {
  await consumeToken(tx, token);
  if (user.emailVerifiedAt) return;
  await changeUser(tx, user._id, { $set: { emailVerifiedAt: tx.at } });
}
