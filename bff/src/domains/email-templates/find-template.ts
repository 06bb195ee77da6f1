import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { isRecordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import { shippedTemplate } from '../../mail/current-template.ts';
import { EmailTemplateModel, type StoredTemplate } from '../../mail/email-template.model.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { scopeFor } from './email-templates.policy.ts';
import {
  OwnTemplateModel,
  type OwnTemplate,
} from '../../records/email-templates/own-template.model.ts';

/** A platform mail as shipped, with the agency’s own text if there is one. */
export interface FoundShipped {
  kind: 'shipped';
  key: string;
  shipped: MailTemplate;
  own: StoredTemplate | null;
}

/** A user-made template. */
export interface FoundOwn {
  kind: 'own';
  key: string;
  stored: OwnTemplate;
}

export type FoundTemplate = FoundShipped | FoundOwn;

interface FindOptions {
  session?: ClientSession | null;
  /** Whether to include a template that this user has removed. */
  removed?: boolean;
}

/** @throws AppError NOT_FOUND for a missing template or another user’s */
export async function findTemplate(
  actor: Actor,
  id: string,
  options: FindOptions = {},
): Promise<FoundTemplate> {
  if (!isRecordId(id)) return findShipped(id, options);
  const stored = await findOwnTemplateOrNull(actor, id, options);
  if (!stored) throw new AppError('NOT_FOUND');
  return foundOwn(stored);
}

export const foundOwn = (stored: OwnTemplate): FoundOwn => ({
  kind: 'own',
  key: stored._id.toHexString(),
  stored,
});

/** Returns a user-made template if the actor may see it. */
export async function findOwnTemplateOrNull(
  actor: Actor,
  id: string,
  { session = null, removed = false }: FindOptions = {},
): Promise<OwnTemplate | null> {
  if (!isRecordId(id)) return null;
  const live = { deletedAt: null };
  const reached = removed ? { $or: [live, { deletedBy: actor.userId }] } : live;
  return OwnTemplateModel.findOne({ $and: [{ _id: id }, scopeFor(actor), reached] }, null, {
    session,
  }).lean();
}

async function findShipped(key: string, { session = null }: FindOptions): Promise<FoundShipped> {
  const shipped = shippedTemplate(key);
  // The frame of user-written mails has no text of its own.
  if (!shipped || shipped.topic === 'custom') throw new AppError('NOT_FOUND');
  const own = await EmailTemplateModel.findOne({ key }, null, { session }).lean();
  return { kind: 'shipped', key, shipped, own };
}
