import { askErasureSchema } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import {
  Button,
  DecisionModal,
  ErrorSummary,
  OverlayFooter,
  Stack,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useWords } from '../../shared/use-words.ts';

/** Asks the agency to erase everything; a person answers, nothing happens by itself. */
export function AskErasureModal({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const platform = usePlatform();
  const [ask] = api.useOwnPrivacyAskErasureMutation();
  const form = useZodForm({ schema: askErasureSchema, initialValues: { note: '' } });
  const asking = useFormMutation({
    form,
    mutation: ask,
    toArgs: ({ output }) => ({ body: { note: output.note || null } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('privacy.erase.done') });
      onClose();
    },
  });
  return (
    <DecisionModal
      opened
      onClose={onClose}
      title={t('privacy.erase.title')}
      onSubmit={asking.submit}
      footer={
        <OverlayFooter>
          <Button variant="default" size="md" onClick={onClose}>
            {t('privacy.erase.keep')}
          </Button>
          <Button type="submit" variant="danger" size="md" loading={asking.pending}>
            {t('privacy.erase.confirm')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <ErrorSummary {...form.summary} />
        <p>{t('privacy.erase.text')}</p>
        <TextArea label={t('privacy.erase.note')} {...form.field('note')} />
      </Stack>
    </DecisionModal>
  );
}
