import { companiesRoutes, type CompanyMatch } from '@muster/contracts';
import { LookAlikes, type LookAlike } from '@muster/blocks';
import { RouteLink } from '@muster/kit';
import { Button, Chip, StateBadge, countryName } from '@muster/ui';
import { useMessages, type Translate } from '../../shared/use-messages.ts';

interface DuplicatePanelProps {
  matches: readonly CompanyMatch[];
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
}

/** Similar companies with reasons and actions; nothing if there are none. */
export function DuplicatePanel({ matches, ...confirmation }: DuplicatePanelProps) {
  const t = useMessages();
  const blocked = matches.find((match) => match.blocks);
  return (
    <LookAlikes
      title={t('create.duplicates.title', { count: matches.length })}
      matches={matches.map((match) => lookAlike(match, t))}
      blocked={blocked ? t('create.duplicates.blocked', { name: blocked.name }) : null}
      anyway={t('create.duplicates.anyway')}
      {...confirmation}
    />
  );
}

function lookAlike(match: CompanyMatch, t: Translate): LookAlike {
  const { id, name, number, country, accountManager, status, signals } = match;
  return {
    id,
    name,
    shape: 'square',
    facts: [number, countryName(country), accountManager?.name],
    signals: (
      <>
        <StateBadge machine="company" state={status} />
        {signals.map((signal) => (
          <Chip key={signal}>{t(`create.duplicates.signal.${signal}`)}</Chip>
        ))}
      </>
    ),
    action: (
      <Button
        component={RouteLink}
        route={companiesRoutes.overview}
        params={{ id }}
        variant="default"
        size="xs"
      >
        {t('create.duplicates.open')}
      </Button>
    ),
  };
}
