import { talentRoutes, type PoolRecord } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import {
  Avatar,
  Breadcrumbs,
  Button,
  IconLock,
  IconPencil,
  IconSparkles,
  IconStack2,
  IconUserPlus,
  RecordHeader,
  StateBadge,
} from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { SuggestionsButton } from './suggestions/suggestions-button.tsx';
import { PoolMenu } from './pool-menu.tsx';
import { useAddMembers } from './members/use-add-members.ts';

/** The pool's purpose, owner and actions. */
export function PoolHeader({ pool }: { pool: PoolRecord }) {
  const t = useMessages();
  const { id, name, kind, status, isPrivate, owner, allowedActions } = pool;
  const { open: addMembers } = useAddMembers();
  return (
    <RecordHeader
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: t('pools.title'), href: talentRoutes.pools.path }, { label: name }]}
        />
      }
      name={name}
      badges={<StateBadge machine="pool" state={status} />}
      facts={[
        {
          id: 'kind',
          icon: kind === 'smart' ? IconSparkles : IconStack2,
          content: t(`pool.facts.kind.${kind}`),
        },
        {
          id: 'owner',
          content: owner ? (
            <>
              <Avatar name={owner.name} src={owner.photo} size={18} />{' '}
              {t('pool.facts.owner', { name: owner.name })}
            </>
          ) : (
            t('pool.facts.noOwner')
          ),
        },
        ...(isPrivate ? [{ id: 'private', icon: IconLock, content: t('pool.facts.private') }] : []),
      ]}
      actions={
        <>
          {allowedActions.includes('edit') && (
            <Button
              component={RouteLink}
              route={talentRoutes.editPool}
              params={{ id }}
              variant="default"
              leftSection={<IconPencil size={16} />}
            >
              {t('pool.edit')}
            </Button>
          )}
          {allowedActions.includes('add_members') && (
            <Button leftSection={<IconUserPlus size={16} />} onClick={addMembers}>
              {t('pool.add')}
            </Button>
          )}
          <SuggestionsButton />
          <PoolMenu pool={pool} />
        </>
      }
    />
  );
}
