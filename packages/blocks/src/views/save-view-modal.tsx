import { readableQuery, viewCreateSchema, type SavedView } from '@muster/contracts';
import { useCan, useFormMutation, useLeave, usePlatform } from '@muster/kit';
import {
  Button,
  CancelButton,
  CheckboxField,
  DecisionModal,
  ErrorSummary,
  OverlayFooter,
  Stack,
  TextField,
  useZodForm,
} from '@muster/ui';
import type { SavedList } from './use-saved-list.ts';
import { useViewMessages } from './use-view-messages.ts';
import { useViewsCreateMutation } from './views-hooks.ts';

type Values = { name: string; keepLayout: boolean; shared: boolean };

/** Saves what the list shows now under a name. */
export function SaveViewModal({ list, onClose }: { list: SavedList; onClose: () => void }) {
  const t = useViewMessages();
  const can = useCan();
  const leave = useLeave();
  const platform = usePlatform();
  const [create] = useViewsCreateMutation(list.api);
  const { columns, columnOrder, density } = list.layout;
  const form = useZodForm({
    schema: viewCreateSchema,
    initialValues: { name: '', keepLayout: true, shared: false } as Values,
    prepare: ({ name, keepLayout, shared }: Values) => ({
      name,
      query: list.viewQuery,
      columns: keepLayout ? { ...columns } : null,
      columnOrder: keepLayout && columnOrder ? [...columnOrder] : null,
      density: keepLayout ? density : null,
      shared,
    }),
  });
  const { submit, pending } = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ params: { list: list.name }, body: output }),
    onSaved: (view: SavedView) => {
      platform.notify({ kind: 'success', text: t('form.done', { name: view.name }) });
      list.layout.reset();
      const params = new URLSearchParams(list.params);
      params.delete('views');
      params.set('view', view.id);
      list.go(readableQuery(params), true);
    },
  });
  const close = () => leave(onClose);
  return (
    <DecisionModal
      opened
      onClose={close}
      title={t('form.title')}
      subtitle={t('form.subtitle')}
      onSubmit={submit}
      footer={
        <OverlayFooter>
          <CancelButton>{t('form.cancel')}</CancelButton>
          <Button type="submit" loading={pending}>
            {t('form.submit')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack gap="md">
        <ErrorSummary {...form.summary} />
        <TextField {...form.field('name')} label={t('form.name')} required />
        <CheckboxField
          {...form.field('keepLayout')}
          label={t('form.keepLayout')}
          help={t('form.keepLayoutHint')}
        />
        {can('view.share') && (
          <CheckboxField
            {...form.field('shared')}
            label={t('form.shared')}
            help={t('form.sharedHint')}
          />
        )}
      </Stack>
    </DecisionModal>
  );
}
