import { useState } from 'react';
import { QueryView, useActor } from '@muster/kit';
import {
  Button,
  EmptyState,
  IconMessageCircle,
  NextPage,
  TextField,
  useDebouncedValue,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useChatMessages } from '../messages.ts';
import { useChatAddress } from '../use-chat-address.ts';
import { ThreadRow } from './thread-row.tsx';
import { SearchResults } from './search-results.tsx';
import { RowSkeletons } from './row-skeletons.tsx';
import classes from '../chat.module.css';

const least = 2;

/** The reader's conversations, or search results in them. */
export function ThreadList() {
  const t = useChatMessages();
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), 250);
  return (
    <>
      <div className={classes.search}>
        <TextField
          hideLabel
          label={t('list.searchLabel')}
          placeholder={t('list.search')}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <nav className={classes.list} aria-label={t('list.label')}>
        {settled.length >= least ? <SearchResults q={settled} /> : <Page cursor={null} />}
      </nav>
    </>
  );
}

/** A page of conversations, followed by the next one on request. */
function Page({ cursor }: { cursor: string | null }) {
  const t = useChatMessages();
  const query = api.useChatThreadsQuery({ query: { ...(cursor !== null && { cursor }) } });
  return (
    <QueryView
      query={query}
      keepPrevious
      size="block"
      skeleton={<RowSkeletons />}
      isEmpty={({ data }) => data.length === 0}
      empty={<NoConversations />}
    >
      {({ data, nextCursor }) => (
        <>
          {data.map((thread) => (
            <ThreadRow key={thread.id} thread={thread} />
          ))}
          <NextPage cursor={nextCursor} label={t('list.more')}>
            {(next) => <Page cursor={next} />}
          </NextPage>
        </>
      )}
    </QueryView>
  );
}

const emptyTexts = {
  staff: 'list.emptyStaff',
  client: 'list.emptyClient',
  candidate: 'list.emptyCandidate',
} as const;

function NoConversations() {
  const t = useChatMessages();
  const actor = useActor();
  const { go } = useChatAddress();
  return (
    <EmptyState
      icon={IconMessageCircle}
      size="block"
      title={t('list.empty')}
      text={t(emptyTexts[actor?.audience ?? 'staff'])}
      action={<Button onClick={() => go({ panel: 'new' })}>{t('list.new')}</Button>}
    />
  );
}
