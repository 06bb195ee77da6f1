import { Chip } from '@muster/ui';
import { api } from '../../../api.ts';
import type { CalendarAddress } from '../use-calendar-address.ts';
import { useLayerMessages } from './messages.ts';

/** The team and job shown beside people, with buttons to remove them. */
export function LayerChips({ address: { team, job, change } }: { address: CalendarAddress }) {
  const t = useLayerMessages();
  const teams = api.useTeamCalendarsListQuery({}, { skip: !team });
  const shown = api.useJobReadQuery({ params: { id: job ?? '' } }, { skip: !job });
  const lead = teams.currentData?.data.find((one) => one.lead.id === team)?.lead;
  const title = shown.currentData?.title;
  return (
    <>
      {team && (
        <Chip onRemove={() => change({ team: null })}>
          {lead ? t('layerOfTeam', { name: lead.name }) : t('aTeam')}
        </Chip>
      )}
      {job && (
        <Chip onRemove={() => change({ job: null })}>
          {title ? t('layerOfJob', { title }) : t('aJob')}
        </Chip>
      )}
    </>
  );
}
