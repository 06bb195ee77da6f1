import type {
  ApplicationRecord,
  ApplicationScheduleRequest,
  ClientInterview,
  ClientInterviewStaffAction,
  ClientInterviews,
} from '@muster/contracts';
import { FixTimeDialog } from '@muster/blocks';
import { QueryView, useListAddress } from '@muster/kit';
import { Button, Card, CardRows, EmptyState, IconCalendar, Skeleton } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { ArrangeDrawer } from './arrange-drawer.tsx';
import { ChooseDrawer } from './choose-drawer.tsx';
import { InterviewRow } from './interview-row.tsx';
import classes from './interviews.module.css';
import { LinkRow } from './link-row.tsx';
import { MoveDrawer } from './move-drawer.tsx';
import { useInterviewMessages } from './messages.ts';
import { StatusDialog } from './status-dialog.tsx';

/** Interviews of an application, the latest first, with actions. */
export function InterviewsCard({ record }: { record: ApplicationRecord }) {
  const query = api.useClientInterviewsOfApplicationQuery({ params: { id: record.id } });
  const links = api.useApplicationScheduleListQuery({ params: { id: record.id } });
  const parts = { size: 'block', isEmpty: () => false, skeleton: <Loading /> } as const;
  return (
    <QueryView query={query} {...parts}>
      {(interviews) => (
        // Without the links, a link could be offered twice.
        <QueryView query={links} {...parts}>
          {({ data }) => (
            <Interviews record={record} interviews={interviews} links={openLinks(data)} />
          )}
        </QueryView>
      )}
    </QueryView>
  );
}

function Loading() {
  const t = useInterviewMessages();
  return (
    <Card title={t('title')}>
      <Skeleton height={96} />
    </Card>
  );
}

/** Returns the links without a chosen time; of failed ones only the latest of each round. */
const openLinks = (links: readonly ApplicationScheduleRequest[]): ApplicationScheduleRequest[] =>
  links.filter(
    ({ status, startsAt, round }, index) =>
      startsAt === null &&
      (status === 'invited' ||
        status === 'slots_proposed' ||
        links.findIndex((one) => one.round === round) === index),
  );

interface InterviewsProps {
  record: ApplicationRecord;
  interviews: ClientInterviews;
  links: readonly ApplicationScheduleRequest[];
}

type Chosen = { interview: ClientInterview; action: ClientInterviewStaffAction };

function Interviews({ record, interviews, links }: InterviewsProps) {
  const t = useInterviewMessages();
  const { data, mayArrange, candidateTimeZone } = interviews;
  const isAsked = useListAddress().params.get('interview') === 'new';
  const [isOpen, setOpen] = useState(isAsked && mayArrange.length > 0);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [inviting, setInviting] = useState<ApplicationScheduleRequest | 'new' | null>(null);
  const [fix] = api.useApplicationScheduleFixMutation();
  const [fixing, setFixing] = useState<ApplicationScheduleRequest | null>(null);
  const shown = data.length + links.length;
  const close = () => setChosen(null);
  const arrange = mayArrange.length > 0 && (
    <div className={classes.actions}>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        {t('arrange')}
      </Button>
      <Button variant="default" size="xs" onClick={() => setInviting('new')}>
        {t('choose')}
      </Button>
    </div>
  );
  return (
    <>
      <Card title={t('title')} count={data.length} flush actions={shown > 0 && arrange}>
        {shown === 0 ? (
          <div className={classes.none}>
            <EmptyState
              icon={IconCalendar}
              title={t('none')}
              text={t(arrange ? 'noneText' : 'noneReader')}
              action={arrange || undefined}
            />
          </div>
        ) : (
          <CardRows>
            {links.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                mayAgain={mayArrange.includes(link.kind)}
                onAgain={() => setInviting(link)}
                onFix={() => setFixing(link)}
              />
            ))}
            {data.map((interview) => (
              <InterviewRow
                key={interview.id}
                interview={interview}
                candidateTimeZone={candidateTimeZone}
                onAction={(action) => setChosen({ interview, action })}
              />
            ))}
          </CardRows>
        )}
      </Card>
      {isOpen && (
        <ArrangeDrawer record={record} interviews={interviews} onClose={() => setOpen(false)} />
      )}
      {inviting && (
        <ChooseDrawer
          record={record}
          interviews={interviews}
          former={inviting === 'new' ? null : inviting}
          onClose={() => setInviting(null)}
        />
      )}
      {fixing && (
        <FixTimeDialog
          request={fixing}
          name={record.candidate.name}
          fix={fix}
          effect={t('link.fixCalendar')}
          onClose={() => setFixing(null)}
        />
      )}
      {chosen?.action === 'move' && (
        <MoveDrawer
          interview={chosen.interview}
          candidateTimeZone={candidateTimeZone}
          onClose={close}
        />
      )}
      {chosen && chosen.action !== 'move' && (
        <StatusDialog
          action={chosen.action}
          interview={chosen.interview}
          candidate={record.candidate}
          onClose={close}
        />
      )}
    </>
  );
}
