import { limits } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Chip,
  Drawer,
  Group,
  ListFocus,
  SearchSelectField,
  SelectField,
  Skeleton,
  Stack,
  TimeZoneField,
  zoneCity,
} from '@muster/ui';
import { api } from '../../../api.ts';
import type { CalendarAddress } from '../use-calendar-address.ts';
import { useLayerMessages } from './messages.ts';
import { TeamFeed } from './team-feed.tsx';

const none = 'none';
const { zones: maxZones } = limits.calendar;

/** What the calendar shows besides people: a team, a job, and other time zones. */
export function LayersDrawer({
  address,
  onClose,
}: {
  address: CalendarAddress;
  onClose: () => void;
}) {
  const t = useLayerMessages();
  const { team, job, zones, change } = address;
  const query = api.useTeamCalendarsListQuery({});
  const [findJobs] = api.useLazyJobsListQuery();
  const jobs = async (q: string) => {
    const { data } = await findJobs({ query: { ...(q && { q }), limit: 25 } }, true).unwrap();
    return data.map(({ id, title, number }) => ({ value: id, label: `${title} · ${number}` }));
  };
  const showZones = (next: readonly string[]) => change({ zones: next.join(',') });
  return (
    <Drawer opened onClose={onClose} title={t('title')}>
      <Stack gap="lg">
        <QueryView
          query={query}
          size="compact"
          isEmpty={() => false}
          skeleton={<Skeleton height={72} />}
        >
          {({ data }) => {
            const shown = data.find(({ lead }) => lead.id === team);
            return (
              <Stack gap="sm">
                <SelectField
                  label={t('team')}
                  help={t('teamHelp')}
                  options={[
                    { value: none, label: t('noTeam') },
                    ...data.map(({ lead, people }) => ({
                      value: lead.id,
                      label: t('teamOf', { name: lead.name, count: people }),
                    })),
                  ]}
                  value={shown?.lead.id ?? none}
                  onChange={(id) => change({ team: id === none ? null : id })}
                />
                {shown && <TeamFeed key={shown.lead.id} team={shown} />}
              </Stack>
            );
          }}
        </QueryView>
        <SearchSelectField
          key={job}
          label={t('job')}
          help={t('jobHelp')}
          value={null}
          search={jobs}
          onChange={(id) => id && change({ job: id })}
        />
        <Stack gap="xs">
          <ListFocus>
            {zones.length < maxZones && (
              <TimeZoneField
                key={zones.join(',')}
                label={t('zones')}
                value={null}
                onChange={(zone) => zone && !zones.includes(zone) && showZones([...zones, zone])}
              />
            )}
            <Group gap="xs">
              {zones.map((zone) => (
                <Chip key={zone} onRemove={() => showZones(zones.filter((one) => one !== zone))}>
                  {zoneCity(zone)}
                </Chip>
              ))}
            </Group>
          </ListFocus>
        </Stack>
      </Stack>
    </Drawer>
  );
}
