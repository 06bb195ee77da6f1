import { useState } from 'react';
import { limits } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button, Card, NoticeBar, SearchSelectField, TextArea, type FieldOption } from '@muster/ui';
import { api } from '../../api.ts';
import { useSuggestionMessages } from '../../shared/suggestions/messages.ts';
import classes from '../../shared/suggestions/suggestions.module.css';

/** Form to suggest a candidate known to the vetter, with the reason. */
export function SuggestForm({ jobId }: { jobId: string }) {
  const t = useSuggestionMessages();
  const platform = usePlatform();
  const [person, setPerson] = useState<FieldOption | null>(null);
  const [note, setNote] = useState('');
  const [suggest, suggesting] = api.useSuggestionsSuggestMutation();
  const [find] = api.useLazyCandidatesListQuery();
  const search = async (q: string): Promise<FieldOption[]> => {
    const { data } = await find({ query: { limit: '25', ...(q && { q }) } }, true).unwrap();
    return data.map(({ id, name, headline, number }) => ({
      value: id,
      label: name,
      hint: headline ?? number,
    }));
  };
  const send = async () => {
    if (!person) return;
    const { data } = await suggest({
      params: { id: jobId },
      body: { candidateId: person.value, note: note.trim() || null },
    });
    if (!data) return;
    platform.notify({ kind: 'success', text: t('suggested', { name: person.label }) });
    setPerson(null);
    setNote('');
  };
  return (
    <Card title={t('title')}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className={classes.quiet}>{t('text')}</p>
        {suggesting.error && <NoticeBar kind="danger">{errorText(suggesting.error)}</NoticeBar>}
        <SearchSelectField
          label={t('person')}
          help={t('personHelp')}
          required
          value={person?.value ?? null}
          valueOption={person}
          search={search}
          onChange={(_value, option) => setPerson(option ?? null)}
        />
        <TextArea
          label={t('why')}
          help={t('whyHelp')}
          maxLength={limits.application.message}
          value={note}
          onChange={setNote}
        />
        <Button
          type="submit"
          className={classes.send}
          disabled={!person}
          loading={suggesting.isLoading}
        >
          {t('suggest')}
        </Button>
      </form>
    </Card>
  );
}
