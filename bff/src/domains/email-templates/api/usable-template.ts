import type { OwnTemplateAudience } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { findOwnTemplateOrNull } from '../find-template.ts';
import type { OwnTemplate } from '../../../records/email-templates/own-template.model.ts';

export type { OwnTemplate };

/** The template with which a mail to this audience may begin; null where it may not. */
export async function findUsable(
  actor: Actor,
  id: string,
  audience: OwnTemplateAudience,
  session: ClientSession | null = null,
): Promise<OwnTemplate | null> {
  const template = await findOwnTemplateOrNull(actor, id, { session });
  return template?.isActive && template.audience === audience ? template : null;
}
