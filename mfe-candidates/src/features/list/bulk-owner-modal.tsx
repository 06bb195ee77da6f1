import { useEffect, useState } from 'react';
import { errorText, usePlatform } from '@muster/kit';
import {
  Button,
  DecisionModal,
  EffectList,
  NoticeBar,
  OverlayFooter,
  SearchSelectField,
  Stack,
} from '@muster/ui';
import type { FieldOption } from '@muster/ui';
import { api } from '../../api.ts';
import { usePeopleOptions } from '../../shared/use-people-options.ts';
import { useWords } from '../../shared/use-words.ts';

interface BulkOwnerModalProps {
  ids: readonly string[];
  onClose: () => void;
  /** Called with the ids that could not be changed, so that they stay selected. */
  onDone: (failed: string[]) => void;
}

/** Gives the selected people one owner; says beforehand what will happen to how many. */
export function BulkOwnerModal({ ids, onClose, onDone }: BulkOwnerModalProps) {
  const t = useWords();
  const platform = usePlatform();
  const searchPeople = usePeopleOptions();
  const [owner, setOwner] = useState<FieldOption | null>(null);
  const [rehearse, rehearsal] = api.useCandidatesBulkOwnerMutation();
  const [change, changing] = api.useCandidatesBulkOwnerMutation();

  useEffect(() => {
    if (owner) void rehearse({ body: { ids: [...ids], ownerUserId: owner.value, dryRun: true } });
  }, [owner, ids, rehearse]);

  async function confirm() {
    if (!owner) return;
    const result = await change({
      body: { ids: [...ids], ownerUserId: owner.value, dryRun: false },
    }).unwrap();
    platform.notify({ kind: 'success', text: t('list.bulk.done', { count: result.ok }) });
    onDone(result.items.filter((item) => item.outcome === 'error').map((item) => item.id));
  }

  const preview = rehearsal.data;
  const failed = preview?.items.filter((item) => item.outcome === 'error') ?? [];
  const error = changing.error ?? rehearsal.error;
  return (
    <DecisionModal
      opened
      onClose={onClose}
      title={t('list.bulk.title', { count: ids.length })}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm().catch(() => undefined);
      }}
      footer={
        <OverlayFooter>
          <Button variant="default" size="md" onClick={onClose}>
            {t('list.bulk.keep')}
          </Button>
          <Button
            type="submit"
            size="md"
            disabled={!preview || preview.ok === 0}
            loading={changing.isLoading}
          >
            {t('list.bulk.confirm')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <SearchSelectField
          label={t('list.bulk.newOwner')}
          required
          value={owner?.value ?? null}
          search={searchPeople}
          valueOption={owner}
          onChange={(_value, option) => setOwner(option ?? null)}
        />
        {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
        {preview && owner && (
          <EffectList
            items={[
              {
                id: 'ok',
                text: t('list.bulk.effects.ok', { count: preview.ok, name: owner.label }),
                count: preview.ok,
              },
              {
                id: 'skipped',
                text: t('list.bulk.effects.skipped', { count: preview.skipped }),
                count: preview.skipped,
              },
              {
                id: 'failed',
                text: t('list.bulk.effects.failed', {
                  count: failed.length,
                  names: failed.map((item) => item.name ?? item.id).join(', '),
                }),
                count: failed.length,
              },
            ].filter((effect) => effect.count > 0)}
          />
        )}
      </Stack>
    </DecisionModal>
  );
}
