import { dayMs, limits, type ReleaseToken, type releaseTokenEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { recordId } from '../../../db/record-id.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { requireFreshProof } from '../../../http/access.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { ReleaseTokenModel, type ReleaseTokenRecord } from './release-token.model.ts';
import { hashOf, newReleaseToken } from './token-key.ts';

type Endpoints = typeof releaseTokenEndpoints;
const { perRemote, keepEnded } = limits.release.token;

export async function listTokens(): Promise<{ tokens: ReleaseToken[] }> {
  const tokens = await ReleaseTokenModel.find({ revokedAt: null })
    .sort({ remote: 1, createdAt: -1, _id: -1 })
    .lean();
  return { tokens: await viewsOf(tokens) };
}

async function viewsOf(tokens: readonly ReleaseTokenRecord[]): Promise<ReleaseToken[]> {
  const people = await findPeople(tokens.map(({ createdBy }) => createdBy));
  return tokens.map(({ _id, remote, name, createdBy, createdAt, expiresAt, lastUsedAt }) => ({
    id: _id.toHexString(),
    remote,
    name,
    createdBy: people.name(createdBy),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isExpired: expiresAt <= new Date(),
  }));
}

/** Creates a token for one remote. It is returned here and stored nowhere. */
export async function createToken(ctx: RequestContext, { body }: Input<Endpoints['create']>) {
  requireFreshProof(ctx.session.record.provenAt);
  const { secret, publicKey } = newReleaseToken();
  const made = await transact(ctx, async (tx) => {
    const { session, at } = tx;
    const live = { remote: body.remote, revokedAt: null, expiresAt: { $gt: at } };
    const count = await ReleaseTokenModel.countDocuments(live).session(session);
    if (count >= perRemote) throw new AppError('API_KEY_LIMIT');
    const expiresAt = new Date(at.getTime() + Number(body.days) * dayMs);
    const token: ReleaseTokenRecord = {
      _id: new Types.ObjectId(),
      remote: body.remote,
      name: body.name,
      keyHash: hashOf(publicKey),
      createdBy: ctx.actor.userId,
      createdAt: at,
      expiresAt,
      lastUsedAt: null,
      revokedAt: null,
      // An expired token stays visible as long as a revoked one stays in the database.
      purgeAt: new Date(expiresAt.getTime() + keepEnded),
    };
    await ReleaseTokenModel.create([token], { session });
    await audit(tx, {
      action: 'release_token.create',
      entity: 'release_token',
      entityId: token._id,
      changes: [
        { path: 'remote', before: null, after: token.remote },
        { path: 'name', before: null, after: token.name },
        { path: 'expiresAt', before: null, after: token.expiresAt },
      ],
    });
    return token;
  });
  const [token] = await viewsOf([made]);
  if (!token) throw new AppError('NOT_FOUND');
  return { token, secret };
}

/** Revokes a token; the next delivery with it is refused. */
export async function revokeToken(ctx: RequestContext, { params }: Input<Endpoints['revoke']>) {
  const _id = recordId(params.id);
  await transact(ctx, async (tx) => {
    const { session, at } = tx;
    const { modifiedCount } = await ReleaseTokenModel.updateOne(
      { _id, revokedAt: null },
      { $set: { revokedAt: at, purgeAt: new Date(at.getTime() + keepEnded) } },
      { session },
    );
    if (modifiedCount === 0) throw new AppError('NOT_FOUND');
    await audit(tx, {
      action: 'release_token.revoke',
      entity: 'release_token',
      entityId: _id,
    });
  });
  return { ok: true } as const;
}
