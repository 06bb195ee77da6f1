import {
  ownVariables,
  type EmailTemplateChanges,
  type MailLanguage,
  type OwnTemplateAudience,
} from '@muster/contracts';
import { invalidField } from '../../http/app-error.ts';
import { requireKnown } from './template-variables.ts';

/**
 * Checks that each language has only one text, with variables that its readers may see; `path`
 * leads to the fields.
 * @throws AppError VALIDATION_FAILED at the translation
 */
export function requireTranslations(
  audience: OwnTemplateAudience,
  own: MailLanguage,
  translations: EmailTemplateChanges['translations'],
  path = '',
): void {
  const taken = new Set<MailLanguage>([own]);
  for (const [index, { language, ...words }] of (translations ?? []).entries()) {
    const place = `${path}translations[${index}].`;
    if (taken.has(language)) throw invalidField(`${place}language`, 'NOT_UNIQUE');
    taken.add(language);
    requireKnown(ownVariables(audience), words, place);
  }
}
