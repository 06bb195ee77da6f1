import type { OwnTemplateAudience } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { findOwnTemplateOrNull } from '../find-template.ts';
import type { OwnTemplate } from '../../../records/email-templates/own-template.model.ts';

export type { OwnTemplate };

/** Returns the template if a mail to this audience may use it; null otherwise. */
export async function findUsable(
  actor: Actor,
  id: string,
  audience: OwnTemplateAudience,
  session: ClientSession | null = null,
): Promise<OwnTemplate | null> {
  const template = await findOwnTemplateOrNull(actor, id, { session });
  return template?.isActive && template.audience === audience ? template : null;
}
