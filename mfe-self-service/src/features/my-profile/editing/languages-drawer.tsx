import { z } from 'zod';
import {
  LanguageList,
  languageInput,
  languageName,
  languageRows,
  languagesField,
  useListForm,
  type LanguageRow,
  type LanguageValues,
} from '@muster/blocks';
import { useFormRecord } from '@muster/kit';
import { api } from '../../../own-api.ts';
import type { OwnProfile } from '../own-profile.ts';
import { ListFrame, useOwnSaved, type ListDrawerProps } from './list-frame.tsx';
import { useEditingMessages } from './messages.ts';

const languagesSchema = z.object({ languages: languagesField });

/** The person's own statements; others' assessments are shown beside them on the card. */
const languageValues = ({ languages }: Pick<OwnProfile, 'languages'>): LanguageValues => ({
  languages: languageRows(languages, false),
});

/** Returns the person's own statement about a language. */
function ownInput(row: LanguageRow) {
  const { assessedBy: _self, ...said } = languageInput(row);
  return said;
}

/** Changes how well the person speaks languages other than English. */
export function LanguagesDrawer({ profile: live, onClose }: ListDrawerProps) {
  const t = useEditingMessages();
  const [profile] = useFormRecord(live);
  const [update] = api.useOwnProfileUpdateLanguagesMutation();
  const { form, saving } = useListForm({
    owner: profile,
    list: 'languages',
    schema: languagesSchema,
    words: {
      languages: {
        label: t('languages'),
        itemName: (row) => languageName((row as LanguageRow).language ?? ''),
      },
    },
    toValues: languageValues,
    toItem: ownInput,
    toChecked: languageInput,
    mutation: update,
    toArgs: (languages, version) => ({ body: { version, languages } }),
    onSaved: useOwnSaved(onClose),
  });
  return (
    <ListFrame title={t('languages')} onClose={onClose} form={form} saving={saving}>
      <LanguageList form={form} emptyText={t('noLanguages')} />
    </ListFrame>
  );
}
