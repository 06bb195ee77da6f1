import { useCallback } from 'react';
import type { ChatRecord, SearchKind } from '@muster/contracts';
import { IconButton, IconX, SearchSelectField, type FieldOption } from '@muster/ui';
import { api } from '../../../api.ts';
import { useChatMessages } from '../messages.ts';
import classes from '../chat.module.css';

export interface RecordOption extends FieldOption {
  record: ChatRecord;
}

const linkable = { candidate: 'candidate', company: 'company', job: 'job' } as const;
type Linkable = keyof typeof linkable;
const isLinkable = (kind: SearchKind): kind is Linkable => kind in linkable;

/** Returns a search for records of these kinds. */
export function useRecordSearch(kinds: readonly Linkable[]) {
  const [find] = api.useLazySearchFindQuery();
  const wanted = kinds.join(',');
  return useCallback(
    async (q: string): Promise<RecordOption[]> => {
      if (q.trim() === '') return [];
      const { hits } = await find({ query: { q, kinds: wanted, limit: 10 } }, true).unwrap();
      return hits.flatMap(({ kind, id, title, number }) =>
        isLinkable(kind)
          ? [
              {
                value: `${kind}:${id}`,
                label: number ? `${title} (${number})` : title,
                record: { type: kind, id, label: title, path: null },
              },
            ]
          : [],
      );
    },
    [find, wanted],
  );
}

/** Finds a record for a message to link to. */
export function RecordPicker({
  onChoose,
  onClose,
}: {
  onChoose: (record: ChatRecord) => void;
  onClose: () => void;
}) {
  const t = useChatMessages();
  const search = useRecordSearch(['candidate', 'company', 'job']);
  return (
    <div className={classes.picker}>
      <SearchSelectField<RecordOption>
        label={t('composer.linkField')}
        autoFocus
        value={null}
        search={search}
        onChange={(_value, option) => option && onChoose(option.record)}
      />
      <IconButton aria-label={t('composer.linkClose')} variant="subtle" onClick={onClose}>
        <IconX size={16} />
      </IconButton>
    </div>
  );
}
