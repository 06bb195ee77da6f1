import {
  NoTalkFound,
  TalkBar,
  TalkRows,
  talkClasses as classes,
  useLeavingPolls,
  useTalkFilter,
  useTalkMessages,
} from '@muster/blocks';
import type { CandidateRecord, CommunicationKind } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { EmptyState, IconMail, NoticeBar, Skeleton } from '@muster/ui';
import { api } from '../../../api.ts';
import { WaitingMailsLink } from '../../../shared/inbox/waiting-mails-link.tsx';
import { ReceivedItem } from './received-item.tsx';

/** Mails, calls, meetings and chats, newest first, filtered by kind and text. */
export function Timeline({ candidate }: { candidate: CandidateRecord }) {
  const { id, contact } = candidate;
  const t = useTalkMessages();
  const filter = useTalkFilter();
  // First page without a filter: shows whether there is anything, and the permissions.
  const all = api.useCommunicationsOfCandidateQuery({ params: { id }, query: {} });
  const problem = all.data?.problem ?? null;
  // The record's header already shows it, to users who may know the address.
  const isTold = problem !== 'do_not_contact' && !contact?.mailProblem;
  return (
    <QueryView query={all} skeleton={<TimelineSkeleton />} keepPrevious>
      {({ mayWrite, mayLogCall, data }) => (
        <section className={classes.timeline} aria-label={t('label')}>
          {problem && isTold && <NoticeBar kind="warning">{t(`reach.${problem}`)}</NoticeBar>}
          <TalkBar
            filter={filter}
            links={<WaitingMailsLink compact />}
            mayLogCall={mayLogCall}
            mayWrite={mayWrite && problem === null}
          />
          {data.length === 0 ? (
            <EmptyState icon={IconMail} title={t('none')} text={t('noneText')} />
          ) : (
            <TimelinePage
              key={JSON.stringify(filter.query)}
              id={id}
              filter={filter.query}
              onClear={filter.clear}
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

function TimelinePage({ cursor, ...props }: TimelinePageProps) {
  const { id, filter, onClear } = props;
  const polls = useLeavingPolls();
  const query = api.useCommunicationsOfCandidateQuery(
    { params: { id }, query: { ...filter, ...(cursor && { cursor }) } },
    polls.options,
  );
  polls.look(query.data?.data);
  return (
    <QueryView
      query={query}
      size="block"
      keepPrevious
      skeleton={<Skeleton height={240} />}
      isEmpty={({ data }) => data.length === 0}
      empty={<NoTalkFound onClear={onClear} />}
    >
      {({ data, nextCursor }) => (
        <TalkRows
          of="candidate"
          talks={data}
          received={(mail) => <ReceivedItem mail={mail} />}
          nextCursor={nextCursor}
          nextPage={(next) => <TimelinePage {...props} cursor={next} />}
        />
      )}
    </QueryView>
  );
}

const TimelineSkeleton = () => (
  <div className={classes.timeline}>
    <Skeleton height={60} />
    <Skeleton height={320} />
  </div>
);
