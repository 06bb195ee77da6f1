import type { CompanyActivityItem, CompanyRecord } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  IconBuildingSkyscraper,
  IconPencil,
  IconPlayerPause,
  IconTrash,
  IconUserPlus,
  IconUsers,
  NextPage,
  RailSection,
  Skeleton,
  Text,
  Timeline,
  type IconComponent,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import { changeLine } from './change-line.ts';

const icons: Readonly<Record<string, IconComponent>> = {
  create: IconBuildingSkyscraper,
  update_team: IconUsers,
  change_manager: IconUsers,
  hold: IconPlayerPause,
  block: IconPlayerPause,
  end: IconPlayerPause,
  delete: IconTrash,
  user_invite: IconUserPlus,
};

/** The change log of the record: action, author, old and new values. */
export function CompanyActivity({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  return (
    <RailSection title={t('record.activity.title')}>
      <ActivityPage companyId={company.id} />
    </RailSection>
  );
}

/** One page of the log; the next one opens below it. */
function ActivityPage({ companyId, cursor }: { companyId: string; cursor?: string }) {
  const t = useMessages();
  const query = api.useCompaniesActivityQuery({
    params: { id: companyId },
    query: cursor ? { cursor, limit: 40 } : {},
  });
  return (
    <QueryView
      query={query}
      keepPrevious
      size="compact"
      skeleton={<Skeleton height={160} />}
      isEmpty={({ data }) => data.length === 0}
      empty={<Text c="dimmed">{t('record.activity.none')}</Text>}
    >
      {({ data, nextCursor }) => (
        <>
          <Timeline items={data.map((item) => itemOf(item, t))} />
          <NextPage cursor={nextCursor} label={t('record.activity.more')}>
            {(next) => <ActivityPage companyId={companyId} cursor={next} />}
          </NextPage>
        </>
      )}
    </QueryView>
  );
}

function itemOf(item: CompanyActivityItem, t: Translate) {
  const lines = item.changes.map((change) => changeLine(change, t));
  return {
    id: item.id,
    icon: icons[item.action] ?? IconPencil,
    title: sentenceOf(item, t),
    when: item.at,
    ...(lines.length > 0 && {
      quote: lines.map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      )),
    }),
  };
}

const told = [
  'create',
  'update',
  'update_custom_fields',
  'update_team',
  'change_manager',
  'activate',
  'undo_activate',
  'hold',
  'block',
  'end',
  'delete',
  'restore_deleted',
  'user_invite',
  'user_update',
  'user_disable',
  'user_enable',
  'user_resend_invite',
] as const;

function sentenceOf({ action, actor, person }: CompanyActivityItem, t: Translate): string {
  const known = told.find((one) => one === action) ?? 'other';
  return t(`record.activity.action.${known}`, {
    who: actor ?? t('record.activity.system'),
    person: person ?? '',
  });
}
