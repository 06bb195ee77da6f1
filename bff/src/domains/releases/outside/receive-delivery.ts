import { limits, signedDeliveryText, type deliveryEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { randomBytes } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { DeliveryModel, type Delivery } from './delivery.model.ts';
import { appendPart, removeOldParts } from './delivered-files.ts';
import { ReleaseTokenModel, type ReleaseTokenRecord } from './release-token.model.ts';
import { hashOf, isSignedBy } from './token-key.ts';

type Endpoints = typeof deliveryEndpoints;
const { signedWithin, lasts, bytes: maxBytes } = limits.release.delivery;

/**
 * Begins a delivery for the holder of a release token. The signed request is valid once, and only
 * briefly.
 */
export const beginDelivery =
  (config: Config) =>
  async (ctx: VisitorContext, { body }: Input<Endpoints['begin']>) => {
    const { manifest, publicKey, signature } = body;
    const token = await findToken(publicKey);
    const isOld = Math.abs(Date.now() - Date.parse(manifest.at)) > signedWithin;
    if (token?.remote !== manifest.remote || isOld || !isSignedBy(publicKey, manifest, signature))
      throw await notSigned(ctx);
    if (totalOf(manifest) > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE');
    const ticket = randomBytes(24).toString('base64url');
    const now = new Date();
    try {
      await DeliveryModel.create({
        _id: new Types.ObjectId(),
        ticketHash: hashOf(ticket),
        tokenId: token._id,
        digest: hashOf(signedDeliveryText(manifest)),
        manifest,
        offset: 0,
        expiresAt: new Date(now.getTime() + lasts),
      });
    } catch (error) {
      throw isDuplicateKey(error) ? await notSigned(ctx) : error;
    }
    await ReleaseTokenModel.updateOne({ _id: token._id }, { $set: { lastUsedAt: now } });
    await removeOldParts(config, manifest.remote);
    return { ticket, offset: 0 };
  };

/** Finds the valid token with this public key. */
export const findToken = (publicKey: string): Promise<ReleaseTokenRecord | null> =>
  ReleaseTokenModel.findOne({
    keyHash: hashOf(publicKey),
    revokedAt: null,
    expiresAt: { $gt: new Date() },
  }).lean();

async function notSigned({ limit, network }: VisitorContext): Promise<AppError> {
  const { wrongPerIp, wrongWindow } = limits.release.token;
  await limit('release-token-wrong', network, wrongPerIp, wrongWindow);
  return new AppError('API_KEY_INVALID');
}

export const totalOf = ({ files }: Delivery['manifest']): number =>
  files.reduce((sum, { size }) => sum + size, 0);

/** @throws AppError NOT_FOUND for an unknown or used ticket */
export async function findDelivery(ticket: string): Promise<Delivery> {
  const found = await DeliveryModel.findOne({
    ticketHash: hashOf(ticket),
    finishedAt: null,
    expiresAt: { $gt: new Date() },
  }).lean();
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Appends bytes. A part that exists already changes nothing; a gap is refused. */
export const sendDelivery =
  (config: Config) =>
  async (
    _ctx: VisitorContext,
    { params, query }: Input<Endpoints['send']>,
    bytes: Buffer,
  ): Promise<{ ticket: string; offset: number }> => {
    const { ticket } = params;
    const delivery = await findDelivery(ticket);
    const end = query.offset + bytes.length;
    if (end > totalOf(delivery.manifest)) throw new AppError('PAYLOAD_TOO_LARGE');
    if (query.offset > delivery.offset)
      throw new AppError('UPLOAD_INCOMPLETE', { context: { offset: delivery.offset } });
    await appendPart(config, delivery, query.offset, bytes);
    const offset = Math.max(end, delivery.offset);
    await DeliveryModel.updateOne({ _id: delivery._id }, { $max: { offset } });
    return { ticket, offset };
  };
