import type { PoolRecord } from '@muster/contracts';
import { QueryView, useCan } from '@muster/kit';
import { Drawer, Skeleton } from '@muster/ui';
import { api } from '../../../api.ts';
import { PoolGaps } from './pool-gaps.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestionMessages } from './messages.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The pool's gaps for its open jobs, and suggested candidates. */
export function SuggestionsDrawer({ pool }: { pool: PoolRecord }) {
  const t = useSuggestionMessages();
  const can = useCan();
  const { isOpen, close } = useSuggestions();
  if (!isOpen || !can('match.read')) return null;
  return (
    <Drawer opened onClose={close} title={t('title')} subtitle={pool.name}>
      <Suggestions pool={pool} />
    </Drawer>
  );
}

function Suggestions({ pool }: { pool: PoolRecord }) {
  const query = api.usePoolSuggestionsReadQuery({ params: { id: pool.id } });
  return (
    <QueryView query={query} keepPrevious size="compact" skeleton={<Skeleton height={480} />}>
      {(found) => (
        <>
          <PoolGaps found={found} />
          <SuggestionList pool={pool} found={found} />
        </>
      )}
    </QueryView>
  );
}
