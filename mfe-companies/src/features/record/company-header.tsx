import { companiesRoutes, href, type CompanyRecord } from '@muster/contracts';
import { RouteLink, useActor, useRecordPager } from '@muster/kit';
import {
  Avatar,
  Breadcrumbs,
  Button,
  IconButton,
  IconClock,
  IconCopy,
  IconDots,
  IconMapPin,
  IconPencil,
  IconTrash,
  Menu,
  RecordHeader,
  RecordPager,
  StateBadge,
  formatOffset,
  localTimeIn,
  useClipboard,
  useNow,
} from '@muster/ui';
import { api } from '../../api.ts';
import { companyPlace } from '../../shared/company-place.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { NewJobButton } from './new-job-button.tsx';
import { HealthBadge } from './health-badge.tsx';
import { StatusMenu } from './status/status-menu.tsx';

/** Header with the client's name, state, place, account manager, and actions. */
export function CompanyHeader({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const actor = useActor();
  const now = useNow();
  const { id, name, number, industry, timeZone, accountManager, allowedActions } = company;
  const [readList] = api.useLazyCompaniesListQuery();
  const pager = useRecordPager({
    list: 'companies',
    id,
    hrefOf: (to) => href(companiesRoutes.overview, { id: to }),
    load: (query) => readList({ query }).unwrap(),
  });
  const mayEdit = allowedActions.includes('edit') || allowedActions.includes('edit_billing');
  return (
    <RecordHeader
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: t('area'), href: companiesRoutes.list.path }, { label: name }]}
        />
      }
      pager={pager && <RecordPager {...pager} />}
      avatar={<Avatar name={name} src={company.logo?.url} size={56} shape="square" />}
      name={name}
      number={number}
      badges={
        <>
          <StateBadge machine="company" state={company.status} />
          {!company.deleted && <HealthBadge company={company} />}
        </>
      }
      facts={[
        ...(industry ? [{ id: 'industry', content: industry }] : []),
        { id: 'place', icon: IconMapPin, content: companyPlace(company) },
        {
          id: 'time',
          icon: IconClock,
          content: t('record.facts.there', {
            time: localTimeIn(timeZone, now).time,
            offset: formatOffset(timeZone, { home: actor?.timeZone, at: now }),
          }),
        },
        {
          id: 'manager',
          content: (
            <>
              {accountManager && (
                <Avatar name={accountManager.name} src={accountManager.photo} size={18} />
              )}{' '}
              {accountManager
                ? t('record.facts.manager', { name: accountManager.name })
                : t('record.facts.noManager')}
            </>
          ),
        },
      ]}
      actions={
        <>
          <StatusMenu company={company} />
          {mayEdit && (
            <Button
              component={RouteLink}
              route={companiesRoutes.edit}
              params={{ id }}
              variant="default"
              leftSection={<IconPencil size={16} />}
            >
              {t('record.edit')}
            </Button>
          )}
          <NewJobButton company={company} />
          <MoreMenu company={company} />
        </>
      }
    />
  );
}

function MoreMenu({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const clipboard = useClipboard();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton variant="default" aria-label={t('record.menu')}>
          <IconDots size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconCopy size={16} />}
          onClick={() => clipboard.copy(company.number)}
        >
          {t('record.copyNumber')}
        </Menu.Item>
        {company.allowedActions.includes('delete') && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} />}
            component={RouteLink}
            route={companiesRoutes.remove}
            params={{ id: company.id }}
          >
            {t('record.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
