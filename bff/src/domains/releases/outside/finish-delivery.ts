import { normaliseEmail, type Delivered, type deliveryEndpoints } from '@muster/contracts';
import { join } from 'node:path';
import { audit } from '../../../audit/audit.service.ts';
import type { Config } from '../../../config.ts';
import { transact, type WriteContext } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { findUsersByMail } from '../../../identity/people/users-by-mail.ts';
import { buildInForce, shellsInForce } from '../api/build-in-force.ts';
import { publishRelease } from '../api/publish-release.ts';
import { releaseFolder } from '../../../static/release-folders.ts';
import { ReleaseRefused } from '../api/release-refused.ts';
import { announceInFiles, keepBuild, placeOf, removeParts, unpack } from './delivered-files.ts';
import { DeliveryModel, type Delivery } from './delivery.model.ts';
import { passGate } from './pass-gate.ts';
import { findDelivery, totalOf } from './receive-delivery.ts';
import { ReleaseTokenModel, type ReleaseTokenRecord } from './release-token.model.ts';

type Endpoints = typeof deliveryEndpoints;

/** Checks a delivery and switches to it. It runs once; the log contains the result. */
export const finishDelivery =
  (config: Config) =>
  async (ctx: VisitorContext, { params }: Input<Endpoints['finish']>): Promise<Delivered> => {
    const delivery = await findDelivery(params.ticket);
    if (delivery.offset < totalOf(delivery.manifest))
      throw new AppError('UPLOAD_INCOMPLETE', { context: { offset: delivery.offset } });
    const claimed = await DeliveryModel.updateOne(
      { _id: delivery._id, finishedAt: null },
      { $set: { finishedAt: new Date() } },
    );
    if (claimed.modifiedCount === 0) throw new AppError('NOT_FOUND');
    try {
      const token = await goodToken(delivery);
      const { requestId, ip } = ctx;
      const tokenId = token._id;
      const by: WriteContext = { requestId, ip, session: null, idempotency: null, tokenId };
      const delivered = await releaseDelivered(config, delivery, token, by);
      await noteOutcome(by, delivery, delivered);
      return delivered;
    } finally {
      await removeParts(config, delivery);
    }
  };

/** The token may have been revoked while the files were transferred. */
async function goodToken({ tokenId }: Delivery): Promise<ReleaseTokenRecord> {
  const good = { _id: tokenId, revokedAt: null, expiresAt: { $gt: new Date() } };
  const token = await ReleaseTokenModel.findOne(good).lean();
  if (!token) throw new AppError('NOT_FOUND');
  return token;
}

async function releaseDelivered(
  config: Config,
  delivery: Delivery,
  token: ReleaseTokenRecord,
  ctx: WriteContext,
): Promise<Delivered> {
  const { manifest } = delivery;
  const { remote, build, inBrowser } = manifest;
  const before = await buildInForce(remote);
  const refuse = (faults: string[], seen = false): Delivered => ({
    outcome: 'refused',
    before,
    seen,
    faults,
  });
  const wrong = await unpack(config, delivery);
  if (wrong.length > 0) return refuse(wrong);
  const { refused, seen } = await passGate(config, {
    remote,
    build,
    inBrowser,
    dir: placeOf(config, delivery).place,
    inForce: before === null ? null : join(releaseFolder(config, remote), before),
    shells: await shellsInForce(config),
  });
  if (refused.length > 0) return refuse(refused, seen);
  if (manifest.purpose === 'try') return { outcome: 'fine', before, seen, faults: [] };
  if (!(await keepBuild(config, delivery)))
    return refuse([`Another build lies under the name ${build}, and builds are never changed.`]);
  try {
    const { outcome } = await publishRelease(config, {
      name: remote,
      build,
      ctx,
      note: [manifest.note.trim(), !seen && '(not opened in a browser)'].filter(Boolean).join(' '),
      by: { userId: null, command: `${token.name} (release token)` },
      canary: await canaryOf(manifest),
    });
    if (outcome === 'released') await announceInFiles(config, manifest);
    return { outcome, before, seen, faults: [] };
  } catch (error) {
    if (error instanceof ReleaseRefused) return refuse([error.message], seen);
    throw error;
  }
}

/** @throws ReleaseRefused for a canary without users */
async function canaryOf({ canary }: Delivery['manifest']) {
  if (!canary) return null;
  const found = await findUsersByMail(canary.mails);
  const userIds = canary.mails.map((mail) => {
    const id = found.get(normaliseEmail(mail));
    if (!id) throw new ReleaseRefused(`Nobody has the mail address ${mail}.`);
    return id;
  });
  if (canary.share === 0 && canary.roles.length === 0 && userIds.length === 0)
    throw new ReleaseRefused('A canary of 0 % with no role and no person is for nobody.');
  return { share: canary.share, roles: canary.roles, userIds };
}

async function noteOutcome(ctx: WriteContext, delivery: Delivery, { outcome }: Delivered) {
  const { remote, build } = delivery.manifest;
  const refused = outcome === 'refused' ? ('refuse' as const) : ('release' as const);
  const verb = outcome === 'fine' ? 'try' : refused;
  await transact(ctx, (tx) =>
    audit(tx, {
      entity: 'release_token',
      entityId: delivery.tokenId,
      action: `release_token.${verb}`,
      changes: [
        { path: 'remote', before: null, after: remote },
        { path: 'build', before: null, after: build },
        { path: 'outcome', before: null, after: outcome },
      ],
    }),
  );
}
