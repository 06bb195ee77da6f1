import { useState } from 'react';
import type { CandidateRecord, ResponseOf, candidateEndpoints } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Button,
  IconActivity,
  IconArrowBackUp,
  IconCheck,
  IconCurrencyDollar,
  IconListCheck,
  IconNotes,
  IconPencil,
  IconTrash,
  IconUserPlus,
  RailSection,
  Skeleton,
  Text,
  Timeline,
} from '@muster/ui';
import type { IconComponent } from '@muster/ui';
import { api } from '../../api.ts';
import { useWords } from '../../shared/use-words.ts';
import type { Words } from '../../shared/use-words.ts';

type Item = ResponseOf<typeof candidateEndpoints.activity>['data'][number];

const icons: Record<Item['kind'], IconComponent> = {
  created: IconUserPlus,
  changed: IconPencil,
  rate_changed: IconCurrencyDollar,
  note_added: IconNotes,
  note_removed: IconTrash,
  task_added: IconListCheck,
  task_done: IconCheck,
  deleted: IconTrash,
  restored: IconArrowBackUp,
};

const firstPage = 8;
const step = 20;

/** What happened on this record, newest first. */
export function RecordActivity({ candidate }: { candidate: CandidateRecord }) {
  const t = useWords();
  const [limit, setLimit] = useState(firstPage);
  const query = api.useCandidatesActivityQuery({
    params: { id: candidate.id },
    query: { limit: Math.min(limit, 50) },
  });
  return (
    <RailSection title={t('record.activity.title')}>
      <QueryView
        query={query}
        keepPrevious
        size="compact"
        skeleton={<Skeleton height={160} />}
        empty={<Text c="dimmed">{t('record.activity.none')}</Text>}
      >
        {({ data, nextCursor }) => (
          <>
            <Timeline
              items={data.map((item) => ({
                id: item.id,
                icon: icons[item.kind] ?? IconActivity,
                title: sentence(item, t),
                when: item.at,
                quote: item.excerpt ?? undefined,
              }))}
            />
            {nextCursor && limit < 50 && (
              <Button
                variant="subtle"
                size="xs"
                loading={query.isFetching}
                onClick={() => setLimit(limit + step)}
              >
                {t('record.activity.more')}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </RailSection>
  );
}

function sentence(item: Item, t: Words): string {
  const actor = item.actor ?? t('record.activity.somebody');
  const names = item.fields.map((field) => fieldName(field, t)).filter((name) => name !== null);
  const fields = names.length > 0 ? [...new Set(names)].join(', ') : t('record.activity.theRecord');
  return t(`record.activity.${item.kind}`, { actor, fields: fields.toLowerCase() });
}

function fieldName(field: string, t: Words): string | null {
  const known = field.split('.')[0] ?? field;
  const key = `field.${known}` as Parameters<Words>[0];
  const text = t(key);
  // A field that this page has no word for yet says nothing rather than its technical name.
  return text === key ? null : text;
}
