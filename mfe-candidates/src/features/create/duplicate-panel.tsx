import { candidatesRoutes, type DuplicateMatch } from '@muster/contracts';
import { LookAlikes, useRemovalMessages, type LookAlike } from '@muster/blocks';
import { RouteLink, errorText, usePlatform } from '@muster/kit';
import { Badge, Button, Chip, NoticeBar, StateBadge, countryName, formatDate } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages, type Translate } from '../../shared/use-messages.ts';

interface DuplicatePanelProps {
  matches: DuplicateMatch[];
  hiddenMatch: boolean;
  asked: boolean;
  loading: boolean;
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
}

/** Similar candidates, with reasons and what to do about each. */
export function DuplicatePanel(props: DuplicatePanelProps) {
  const { matches, hiddenMatch, asked, loading, confirmed, onConfirm } = props;
  const t = useMessages();
  return (
    <LookAlikes
      title={t('create.duplicates.title', { count: matches.length })}
      matches={asked ? matches.map((match) => lookAlike(match, t)) : []}
      loading={asked && loading}
      none={
        asked && !hiddenMatch
          ? t(loading ? 'create.duplicates.checking' : 'create.duplicates.none')
          : null
      }
      notice={
        asked && hiddenMatch ? (
          <NoticeBar kind="warning">{t('create.duplicates.hidden')}</NoticeBar>
        ) : null
      }
      blocked={refusalOf(matches, t)}
      anyway={t('create.duplicates.anyway')}
      confirmed={confirmed}
      onConfirm={onConfirm}
    />
  );
}

/** Why this candidate cannot be added again; null if they may be another person. */
function refusalOf(matches: readonly DuplicateMatch[], t: Translate): string | null {
  const blocked = matches.find((match) => match.blocks);
  if (!blocked) return null;
  const { deleted, name } = blocked;
  return t(deleted ? 'create.duplicates.deletedBlocked' : 'create.duplicates.blocked', { name });
}

function lookAlike(match: DuplicateMatch, t: Translate): LookAlike {
  const { id, name, number, headline, country, status, signals, deleted } = match;
  return {
    id,
    name,
    facts: [number, headline, countryName(country)],
    signals: (
      <>
        {status === 'do_not_contact' ? (
          <Badge family="red">{t('create.duplicates.doNotContact')}</Badge>
        ) : (
          <StateBadge machine="candidate" state={status} />
        )}
        {signals.map((signal) => (
          <Chip key={signal}>{t(`create.duplicates.signal.${signal}`)}</Chip>
        ))}
      </>
    ),
    note: deleted && t('create.duplicates.deletedAt', { when: formatDate(deleted.at) }),
    action: deleted ? (
      deleted.mayRestore && <RestoreButton match={match} />
    ) : (
      <Button
        component={RouteLink}
        route={candidatesRoutes.profile}
        params={{ id }}
        variant="default"
        size="xs"
      >
        {t('create.duplicates.open')}
      </Button>
    ),
  };
}

function RestoreButton({ match }: { match: DuplicateMatch }) {
  const t = useMessages();
  const removal = useRemovalMessages();
  const platform = usePlatform();
  const [restore, { isLoading }] = api.useCandidatesRestoreDeletedMutation();
  async function bringBack() {
    const answer = await restore({ params: { id: match.id }, body: { version: match.version } });
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'success', text: removal('restored', { name: match.name }) },
    );
  }
  return (
    <Button variant="default" size="xs" loading={isLoading} onClick={() => void bringBack()}>
      {t('create.duplicates.restore')}
    </Button>
  );
}
