import type { emailTemplateEndpoints } from '@muster/contracts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { displayName } from '../../identity/user.model.ts';
import { readerOf } from '../../mail/written-mails.ts';
import { findAddressees } from './api/addressees.ts';
import { fillFor } from '../email-templates/api/fill-words.ts';
import { inLanguage } from '../email-templates/api/in-language.ts';
import { besideWords } from '../email-templates/api/template-files.ts';
import { findUsable } from '../email-templates/api/usable-template.ts';

/**
 * Fills a template for its readers, in their language if it has a text in it; unknown variables
 * stay in the text, and are listed.
 */
export const fillTemplate: Service<(typeof emailTemplateEndpoints)['fill']> = async (
  { actor, session },
  { params, body },
) => {
  const template = await findUsable(actor, params.id, readerOf(body.subjectType));
  if (!template) throw new AppError('NOT_FOUND');
  const { values, language: wanted } = await findAddressees(actor, body);
  const { language, missingLanguage, ...words } = inLanguage(template, wanted);
  const filled = fillFor(words, values, displayName(session.user));
  return { ...filled, ...(await besideWords(template)), language, missingLanguage };
};
