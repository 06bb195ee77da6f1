import type { Types } from 'mongoose';
import { foldText } from '../../db/fold-text.ts';
import {
  OwnTemplateModel,
  type OwnTemplate,
} from '../../records/email-templates/own-template.model.ts';

let made = 0;

/** Creates a user-made template; without an owner it is the team’s. */
export async function createOwnTemplate(
  ownerUserId: Types.ObjectId | null,
  { name = `Follow-up ${(made += 1)}`, ...changes }: Partial<OwnTemplate> = {},
): Promise<OwnTemplate> {
  const template = await OwnTemplateModel.create({
    name,
    nameKey: foldText(name),
    ownerUserId,
    createdBy: ownerUserId,
    topic: 'candidate_outreach',
    audience: 'candidate',
    subject: 'Hello {{firstName}}',
    body: 'Are you free?\n\n{{senderName}}',
    ...changes,
  });
  return template.toObject();
}
