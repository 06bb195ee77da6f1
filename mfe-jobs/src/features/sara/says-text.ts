import {
  askedJobFields,
  type AskedJobField,
  type AssistantSays,
  type JobDraftField,
} from '@muster/contracts';
import { useSaraMessages } from './messages.ts';

/** Returns a function that puts the assistant's statements into words. */
export function useSaysText(): (said: AssistantSays) => string {
  const t = useSaraMessages();
  return (said) => {
    switch (said.kind) {
      case 'understood':
        return t('says.understood', {
          fields: said.fields.map((field) => t(`field.${field}`)).join(', '),
        });
      case 'conflict': {
        const { field, first, second } = said;
        return t(`conflict.${said.conflict}`, {
          field: t(`field.${field}`),
          first: first ?? '',
          second: second ?? '',
        });
      }
      case 'skipped':
        return t('says.skipped', { field: t(`field.${said.field}`) });
      case 'ask': {
        const question = isAsked(said.field) ? t(`ask.${said.field}`) : t(`field.${said.field}`);
        return said.narrow ? t('narrow', { question }) : question;
      }
      case 'language':
        return t('says.language', { language: languages.of(said.language) ?? said.language });
      default:
        return t(`says.${said.kind}`);
    }
  };
}

const languages = new Intl.DisplayNames('en', { type: 'language' });
const isAsked = (field: JobDraftField): field is AskedJobField =>
  askedJobFields.some((one) => one === field);
