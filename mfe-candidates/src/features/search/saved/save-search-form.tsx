import { savedSearchCreateSchema, type SavedSearch } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import {
  Button,
  Card,
  CheckboxField,
  ErrorSummary,
  Stack,
  TextField,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import classes from './saved-searches.module.css';
import { useSavedSearchMessages } from './messages.ts';

/** Names and saves the current search. */
export function SaveSearchForm({ q }: { q: string }) {
  const t = useSavedSearchMessages();
  const { notify } = usePlatform();
  const [create] = api.useSavedSearchesCreateMutation();
  const form = useZodForm({
    schema: savedSearchCreateSchema,
    initialValues: { name: '', alert: false },
    prepare: (values: { name: string; alert: boolean }) => ({ ...values, query: q }),
  });
  const { submit, pending } = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ name }: SavedSearch) => notify({ kind: 'success', text: t('form.done', { name }) }),
  });
  return (
    <Card title={t('form.title')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <code className={classes.query}>{q}</code>
          <ErrorSummary {...form.summary} />
          <TextField {...form.field('name')} label={t('form.name')} required />
          <CheckboxField
            {...form.field('alert')}
            label={t('form.alert')}
            help={t('form.alertHelp')}
          />
          <div>
            <Button type="submit" loading={pending}>
              {t('form.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
