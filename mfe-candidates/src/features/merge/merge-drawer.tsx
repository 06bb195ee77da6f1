import { useId, useState } from 'react';
import type { FieldChoices, MergePreview } from '@muster/contracts';
import { QueryView, errorText, isApiError, usePlatform, useUnsavedGuard } from '@muster/kit';
import {
  Button,
  CancelButton,
  Drawer,
  Form,
  NoticeBar,
  OverlayFooter,
  PageSkeleton,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { MergeComparison } from './merge-comparison.tsx';

interface MergeDrawerProps {
  survivorId: string;
  duplicateId: string;
  /** Number of merges after this one. */
  further: number;
  onSwap: () => void;
  onClose: () => void;
  onMerged: () => void;
}

/** Two records side by side, with choices and effects. */
export function MergeDrawer(props: MergeDrawerProps) {
  const { survivorId, duplicateId, further, onSwap, onClose, onMerged } = props;
  const t = useMessages();
  const platform = usePlatform();
  const formId = useId();
  const [chosen, setChosen] = useState<FieldChoices>({});
  const release = useUnsavedGuard(Object.keys(chosen).length > 0);
  const [merge, merging] = api.useDuplicatesMergeMutation();
  const query = api.useDuplicatesPreviewMergeQuery(
    { params: { id: survivorId, otherId: duplicateId } },
    // A merge in progress is not compared again: afterwards nothing is left to compare.
    { skip: merging.isLoading || merging.isSuccess },
  );
  const preview = query.data;

  async function confirm({ survivor, duplicate, fields }: MergePreview) {
    const proposed = Object.fromEntries(fields.map(({ field, suggested }) => [field, suggested]));
    const answer = await merge({
      params: { id: survivorId },
      body: {
        version: survivor.version,
        duplicateId,
        duplicateVersion: duplicate.version,
        choices: { ...proposed, ...chosen },
      },
    });
    if (answer.error) {
      if (isChange(answer.error)) void query.refetch();
      return;
    }
    release();
    platform.notify({
      kind: 'success',
      text: t('merge.done', { number: duplicate.number, name: answer.data.name }),
    });
    onMerged();
  }

  return (
    <Drawer
      opened
      onClose={onClose}
      width={880}
      title={t('merge.title')}
      subtitle={
        preview &&
        t('merge.subtitle', { name: preview.survivor.name, number: preview.survivor.number })
      }
      footer={
        <OverlayFooter left={further > 0 && t('merge.next', { count: further })}>
          <CancelButton>{t('merge.cancel')}</CancelButton>
          <Button
            type="submit"
            form={formId}
            size="md"
            loading={merging.isLoading}
            disabled={!preview || preview.blockedBy !== null || query.isFetching}
          >
            {t('merge.confirm')}
          </Button>
        </OverlayFooter>
      }
    >
      <QueryView query={query} keepPrevious skeleton={<PageSkeleton variant="form" />}>
        {(data) => (
          <Form
            id={formId}
            wide
            label={t('merge.title')}
            onSubmit={(event) => {
              event.preventDefault();
              void confirm(data);
            }}
          >
            {merging.error && (
              <NoticeBar kind="danger">
                {isChange(merging.error) ? t('merge.changed') : errorText(merging.error)}
              </NoticeBar>
            )}
            <MergeComparison
              preview={data}
              chosen={chosen}
              onChoose={(field, side) => setChosen({ ...chosen, [field]: side })}
              onSwap={onSwap}
            />
          </Form>
        )}
      </QueryView>
    </Drawer>
  );
}

const isChange = (error: unknown): boolean =>
  isApiError(error) && error.code === 'VERSION_CONFLICT';
