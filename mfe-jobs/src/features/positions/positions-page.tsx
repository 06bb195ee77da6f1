import { useParams } from 'react-router-dom';
import { jobsRoutes, type Position, type Positions } from '@muster/contracts';
import { PlacementDrawer } from '@muster/blocks';
import { QueryView, RouteLink } from '@muster/kit';
import {
  Button,
  Card,
  CardRows,
  EmptyState,
  IconBriefcase,
  IconPlus,
  PageSkeleton,
  Stack,
} from '@muster/ui';
import { api } from '../../api.ts';
import { usePositionMessages } from './messages.ts';
import { SeatRow } from './seat-row.tsx';

/** A job's seats: contractor, supervisor, dates, actions. */
export function PositionsPage() {
  const { id = '' } = useParams();
  const query = api.usePositionsOfJobQuery({ params: { id } });
  return (
    <>
      <QueryView query={query} skeleton={<PageSkeleton variant="list" />}>
        {(positions) => <Seats positions={positions} />}
      </QueryView>
      <PlacementDrawer api={api} />
    </>
  );
}

function Seats({ positions }: { positions: Positions }) {
  const { job, data, total, filled, mayAdd } = positions;
  const t = usePositionMessages();
  const cancelled = data.filter(({ status }) => status === 'cancelled');
  const ended = data.filter(({ endedOn }) => endedOn);
  const live = data.filter((seat) => !cancelled.includes(seat) && !ended.includes(seat));
  const add = mayAdd && (
    <Button
      component={RouteLink}
      route={jobsRoutes.positionNew}
      params={{ id: job.id }}
      leftSection={<IconPlus size={16} />}
    >
      {t('add')}
    </Button>
  );
  if (data.length === 0)
    return (
      <EmptyState
        icon={IconBriefcase}
        title={t('empty.title')}
        text={t('empty.text')}
        action={add}
      />
    );
  return (
    <Stack gap="lg">
      <Card flush title={t('title')} count={t('summary', { filled, total })} actions={add}>
        <SeatRows seats={live} />
      </Card>
      {ended.length > 0 && (
        <Card flush title={t('endedTitle')} count={ended.length}>
          <SeatRows seats={ended} />
        </Card>
      )}
      {cancelled.length > 0 && (
        <Card flush title={t('cancelledTitle')} count={cancelled.length}>
          <SeatRows seats={cancelled} />
        </Card>
      )}
    </Stack>
  );
}

const SeatRows = ({ seats }: { seats: readonly Position[] }) => (
  <CardRows>
    {seats.map((seat) => (
      <SeatRow key={seat.id} seat={seat} />
    ))}
  </CardRows>
);
