import { useOverlayClose, useUndoableMutation } from '@muster/kit';
import { Button, DecisionModal, EffectList, OverlayFooter, Stack } from '@muster/ui';
import { api } from '../../../api.ts';
import { useWords } from '../../../shared/use-words.ts';
import type { EndingProps } from './ending-frame.ts';

/** Somebody who was never proposed leaves the job without a reason. */
export function RemoveForm({ row, name, others, frame, way }: EndingProps) {
  const t = useWords();
  const close = useOverlayClose();
  const [remove] = api.useApplicationsRemoveMutation();
  const [putBack] = api.useApplicationsPutBackMutation();
  const params = { id: row.id };
  const removing = useUndoableMutation({
    mutation: remove,
    message: () => t('applications.remove.done.remove', { name, job: row.job.title }),
    undo: ({ version }) => putBack({ params, body: { version } }).unwrap(),
    onDone: () => close({ saved: true }),
  });
  return (
    <DecisionModal
      {...frame}
      onSubmit={(event) => {
        event.preventDefault();
        void removing.run({ params, body: { version: row.version } });
      }}
      footer={
        <OverlayFooter left={t('applications.remove.undoable')}>
          <Button variant="default" size="md" onClick={() => close()}>
            {t('applications.remove.keep')}
          </Button>
          <Button type="submit" variant="danger" size="md" loading={removing.pending}>
            {t('applications.remove.confirm.remove')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        {way}
        <EffectList
          items={[
            {
              id: 'gone',
              text: t('applications.remove.effects.remove', { company: row.company.name }),
            },
            ...(others > 0
              ? [
                  {
                    id: 'others',
                    text: t('applications.remove.effects.others', { name, count: others }),
                  },
                ]
              : []),
          ]}
        />
      </Stack>
    </DecisionModal>
  );
}
