import { z } from 'zod';
import {
  LanguageList,
  languageInput,
  languageName,
  languageRows,
  languagesField,
  noChange,
  useListChange,
  type LanguageRow,
  type LanguageValues,
} from '@muster/blocks';
import { useFormMutation, useFormRecord } from '@muster/kit';
import { useZodForm } from '@muster/ui';
import { api } from '../../../own-api.ts';
import type { OwnProfile } from '../own-profile.ts';
import { ListFrame, useOwnSaved, type ListDrawerProps } from './list-frame.tsx';
import { useEditingMessages } from './messages.ts';

const languagesSchema = z.object({ languages: languagesField });

/** The person's own word; what others judged stands beside it on the card. */
const languageValues = ({ languages }: Pick<OwnProfile, 'languages'>): LanguageValues => ({
  languages: languageRows(languages, false),
});

/** What the person says of a language. */
function ownInput(row: LanguageRow) {
  const { assessedBy: _self, ...said } = languageInput(row);
  return said;
}

/** Changes how well the person speaks languages other than English. */
export function LanguagesDrawer({ profile: live, onClose }: ListDrawerProps) {
  const t = useEditingMessages();
  const [profile] = useFormRecord(live);
  const onSaved = useOwnSaved(onClose);
  const { changeOf, mapPath } = useListChange();
  const [update] = api.useOwnProfileUpdateLanguagesMutation();
  const base = languageValues(profile);
  const form = useZodForm({
    schema: languagesSchema,
    initialValues: base,
    words: {
      languages: {
        label: t('languages'),
        itemName: (row) => languageName((row as LanguageRow).language ?? ''),
      },
    },
    prepare: (values: LanguageValues) => ({ languages: values.languages.map(languageInput) }),
    mapPath,
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: profile.version,
    toArgs: ({ values, version, base: before }) => {
      const change = changeOf(before.languages.map(ownInput), values.languages.map(ownInput));
      return { body: { version, languages: change ?? noChange } };
    },
    onSaved,
    onConflict: { base, toValues: languageValues as (current: OwnProfile) => LanguageValues },
  });
  return (
    <ListFrame title={t('languages')} onClose={onClose} form={form} saving={saving}>
      <LanguageList form={form} emptyText={t('noLanguages')} />
    </ListFrame>
  );
}
