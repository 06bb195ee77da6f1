import type { SessionState, twoFactorEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { transact } from '../../../db/unit-of-work.ts';
import type { SessionContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { requirePassword } from '../passwords/password.service.ts';
import { sessionStateOf } from '../api/session-state.ts';
import { countCodeTry, forgetCodeTries } from './code-tries.ts';
import { spendProof } from './second-proof.ts';

/** Records a fresh proof of identity; the session gets a new id and a new CSRF token. */
export async function prove(
  ctx: SessionContext,
  { body }: Input<typeof twoFactorEndpoints.prove>,
): Promise<SessionState> {
  if (body.password !== undefined) await requirePassword(ctx, body.password, 'password');
  else await requireCode(ctx, body.code);
  await transact(ctx, (tx) =>
    audit(tx, { action: 'session.prove', entity: 'session', entityId: ctx.session.id }),
  );
  return sessionStateOf(await ctx.cookie.renew());
}

async function requireCode(ctx: SessionContext, code: string | undefined): Promise<void> {
  await countCodeTry(ctx);
  await transact(ctx, (tx) => spendProof(tx, ctx.session.user._id, { code }));
  await forgetCodeTries(ctx);
}
