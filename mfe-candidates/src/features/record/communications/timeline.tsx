import { useState } from 'react';
import {
  CallItem,
  ChatItem,
  MailItem,
  MeetingItem,
  isLeaving,
  talkClasses as classes,
  talkIdOf,
  useOpenedTalk,
  useTalkMessages,
} from '@muster/blocks';
import {
  communicationKinds,
  type CandidateRecord,
  type Communication,
  type CommunicationKind,
} from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Button,
  Card,
  CardRow,
  CardRows,
  EmptyState,
  IconMail,
  IconPhone,
  NoticeBar,
  SelectField,
  Skeleton,
  TextField,
  useDebouncedValue,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { WaitingMailsLink } from '../../../shared/inbox/waiting-mails-link.tsx';
import { ReceivedItem } from './received-item.tsx';

const rest = 300;
const pollMs = 5000;

type Shown = 'all' | CommunicationKind;

/** Mails, calls, meetings and chats, newest first, to be narrowed by kind and by words. */
export function Timeline({ candidate }: { candidate: CandidateRecord }) {
  const { id, contact } = candidate;
  const t = useTalkMessages();
  const { show } = useOpenedTalk();
  const [kind, setKind] = useState<Shown>('all');
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), rest);
  // The first page without a filter: whether there is anything, and what may be done.
  const all = api.useCommunicationsOfCandidateQuery({ params: { id }, query: {} });
  const problem = all.data?.problem ?? null;
  // The record tells of it above, to those who may know the address.
  const isTold = problem !== 'do_not_contact' && !contact?.mailProblem;
  const filter = { ...(kind !== 'all' && { kind }), ...(q && { q }) };
  return (
    <QueryView query={all} skeleton={<TimelineSkeleton />} keepPrevious>
      {({ mayWrite, mayLogCall, data }) => (
        <section className={classes.timeline} aria-label={t('label')}>
          {problem && isTold && <NoticeBar kind="warning">{t(`reach.${problem}`)}</NoticeBar>}
          <div className={classes.bar}>
            <div className={classes.filter}>
              <SelectField<Shown>
                label={t('filter.kind')}
                clearable={false}
                value={kind}
                onChange={(next) => setKind(next ?? 'all')}
                options={(['all', ...communicationKinds] as const).map((value) => ({
                  value,
                  label: t(`filter.${value}`),
                }))}
              />
              <TextField type="search" label={t('search')} value={typed} onChange={setTyped} />
            </div>
            <div className={classes.buttons}>
              <WaitingMailsLink compact />
              {mayLogCall && (
                <Button
                  variant="default"
                  leftSection={<IconPhone size={16} />}
                  onClick={() => show('call')}
                >
                  {t('logCall')}
                </Button>
              )}
              {mayWrite && problem === null && (
                <Button leftSection={<IconMail size={16} />} onClick={() => show('write')}>
                  {t('write')}
                </Button>
              )}
            </div>
          </div>
          {data.length === 0 ? (
            <EmptyState icon={IconMail} title={t('none')} text={t('noneText')} />
          ) : (
            <TimelinePage
              key={JSON.stringify(filter)}
              id={id}
              filter={filter}
              onClear={() => {
                setKind('all');
                setTyped('');
              }}
            />
          )}
        </section>
      )}
    </QueryView>
  );
}

interface TimelinePageProps {
  id: string;
  filter: { kind?: CommunicationKind; q?: string };
  cursor?: string;
  onClear: () => void;
}

function TimelinePage({ id, filter, cursor, onClear }: TimelinePageProps) {
  const t = useTalkMessages();
  const [goesOn, setGoesOn] = useState(false);
  const [polls, setPolls] = useState(false);
  const query = api.useCommunicationsOfCandidateQuery(
    { params: { id }, query: { ...filter, ...(cursor && { cursor }) } },
    { pollingInterval: polls ? pollMs : 0, skipPollingIfUnfocused: true },
  );
  // What is on its way leaves within seconds.
  const isMoving = query.data?.data.some(isLeaving) ?? false;
  if (isMoving !== polls) setPolls(isMoving);
  return (
    <QueryView
      query={query}
      size="block"
      keepPrevious
      skeleton={<Skeleton height={240} />}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <EmptyState
          icon={IconMail}
          title={t('noneFound')}
          action={
            <Button variant="default" onClick={onClear}>
              {t('clear')}
            </Button>
          }
        />
      }
    >
      {({ data, nextCursor }) => (
        <>
          <Card flush>
            <CardRows>
              {data.map((one) => (
                <CardRow key={talkIdOf(one)}>
                  <Item one={one} />
                </CardRow>
              ))}
            </CardRows>
          </Card>
          {nextCursor && !goesOn && (
            <Button variant="default" onClick={() => setGoesOn(true)}>
              {t('more')}
            </Button>
          )}
          {nextCursor && goesOn && (
            <TimelinePage id={id} filter={filter} cursor={nextCursor} onClear={onClear} />
          )}
        </>
      )}
    </QueryView>
  );
}

function Item({ one }: { one: Communication }) {
  if (one.kind === 'mail') return <MailItem mail={one.mail} />;
  if (one.kind === 'received') return <ReceivedItem mail={one.received} />;
  if (one.kind === 'meeting') return <MeetingItem meeting={one.meeting} />;
  if (one.kind === 'chat') return <ChatItem chat={one.chat} />;
  return <CallItem call={one.call} of="candidate" />;
}

const TimelineSkeleton = () => (
  <div className={classes.timeline}>
    <Skeleton height={60} />
    <Skeleton height={320} />
  </div>
);
