import type { ClientSession } from 'mongoose';
import { AppError } from '../../http/app-error.ts';
import { shippedTemplate } from '../../mail/current-template.ts';
import { EmailTemplateModel, type StoredTemplate } from '../../mail/email-template.model.ts';
import type { MailTemplate } from '../../mail/template.ts';

/** A mail of the platform, as it was shipped and in the agency’s own words, where there are any. */
export interface FoundTemplate {
  key: string;
  shipped: MailTemplate;
  own: StoredTemplate | null;
}

/** @throws AppError NOT_FOUND */
export async function findTemplate(
  key: string,
  session: ClientSession | null = null,
): Promise<FoundTemplate> {
  const shipped = shippedTemplate(key);
  // The frame of what people write themselves holds nothing but their words.
  if (!shipped || shipped.topic === 'custom') throw new AppError('NOT_FOUND');
  const own = await EmailTemplateModel.findOne({ key }, null, { session }).lean<StoredTemplate>();
  return { key, shipped, own };
}
